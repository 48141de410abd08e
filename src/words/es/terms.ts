import * as paths from './paths.ts';

export const description = (clinic: string) =>
  `Las condiciones para usar el sitio web de ${clinic}: formularios, uso correcto, contenido y responsabilidad.`;
export const lead =
  'Las reglas para usar este sitio, en palabras sencillas. No reemplazan lo que usted firma cuando se hace paciente.';

export const sections = {
  agreement: [
    'El uso de este sitio',
    'Este sitio es de {clinic}, una clínica quiropráctica en Sandy, Utah. Al usarlo, usted acepta estos términos. Si no los acepta, por favor llámenos; todo lo que se hace aquí también se puede hacer por teléfono.',
  ],
  emergency: [
    'No es para emergencias',
    'Nadie vigila los formularios y los correos electrónicos las 24 horas del día, los 7 días de la semana. En una emergencia, llame al 911 o vaya a la sala de emergencias más cercana.',
  ],
  relationship: [
    'El sitio no crea una relación de paciente',
    `Leer el sitio, descargar la guía o enviar un formulario no le hace paciente. Eso empieza cuando le aceptamos como paciente en una consulta. Una cita queda acordada solo cuando la hemos confirmado con usted. Vea el [aviso legal](${paths.disclaimer}) para saber qué es y qué no es el contenido del sitio.`,
  ],
  requests: [
    'Lo que usted nos envía',
    'Por favor, asegúrese de que:',
    [
      'lo que escribe sea verdad, y sea sobre usted o sobre alguien por quien tiene permiso de hablar',
      'no incluya detalles médicos que no pondría en un correo electrónico',
      'si es abogado, escriba solo las iniciales y no envíe expedientes por el formulario',
    ],
    `Al enviar un formulario, usted acepta que nos comuniquemos con usted sobre su solicitud por correo electrónico o por teléfono, sin más costo que lo que cobra su compañía de teléfono. Puede decirnos en cualquier momento que dejemos de hacerlo. Vea nuestro [aviso de privacidad](${paths.privacy}) para saber cómo manejamos los datos.`,
  ],
  fair: [
    'Uso correcto',
    'No está permitido:',
    [
      'usar herramientas automáticas para enviar formularios, enviarlos en grandes cantidades o usar el nombre de otra persona',
      'tratar de entrar en el área del personal o en datos que no son suyos',
      'perjudicar el sitio o molestar a las personas que lo usan',
    ],
  ],
  content: [
    'Textos, imágenes y la guía',
    'Usted puede leer, imprimir y compartir las páginas y la guía PIP, sin cambios y con nuestro nombre, para usted o para ayudar a alguien. Cualquier otro uso necesita nuestro permiso por escrito. El nombre y el logotipo son nuestros.',
    'El sitio contiene programas y tipos de letra de otros, bajo [sus licencias](/third-party-notices.txt).',
  ],
  links: [
    'Otros sitios',
    'Los enlaces a mapas, opiniones y otros sitios llevan a servicios que nosotros no manejamos. Allí se aplican sus propios términos.',
  ],
  liability: [
    'Disponibilidad y responsabilidad',
    'Mantenemos el sitio correcto y en funcionamiento con un cuidado razonable, y lo ofrecemos tal como está. Puede dejar de funcionar o tener errores. Hasta donde la ley lo permite, no somos responsables de pérdidas que resulten de confiar solamente en el sitio.',
    'Nada de lo que se dice aquí limita la responsabilidad que la ley no nos permite limitar, ni sus derechos como paciente.',
  ],
  law: [
    'Ley, cambios y contacto',
    'Se aplica la ley de Utah. Si uno de estos términos no se puede hacer cumplir, los demás siguen siendo válidos. Si los términos cambian, la fecha de arriba cambia con ellos.',
    '{contact}',
  ],
} as const;
