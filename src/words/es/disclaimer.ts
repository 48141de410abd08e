import * as paths from './paths.ts';

export const description = (clinic: string) =>
  `Lo que es y lo que no es el sitio web de ${clinic}: información general, sin consejo médico ni legal y sin promesa de resultados.`;
export const lead = 'Este sitio le informa. No le examina, y no decide su reclamo.';

export const sections = {
  medical: [
    'No es consejo médico',
    'Las páginas, los artículos y la guía son información general. No pueden conocer su cuerpo, su choque ni su historial, y no reemplazan un examen. No retrase ni deje su atención médica por algo que leyó aquí.',
    `En una emergencia, llame al 911. En [Pacientes](${paths.patientInfo}) están las señales de alerta que debe vigilar.`,
  ],
  relationship: [
    'No hay una relación entre paciente y proveedor de salud',
    'Leer el sitio, descargar la guía, llamarnos o enviar un formulario no crea una relación entre paciente y proveedor de salud. Esa relación empieza cuando le aceptamos como paciente en una consulta.',
  ],
  results: [
    'No prometemos resultados',
    'La atención puede ayudar; cuánto y qué tan pronto es diferente en cada persona. El tratamiento tiene riesgos además de beneficios, y hablamos de los dos antes de empezar. Las opiniones describen la experiencia de una persona y no dicen nada sobre la suya.',
  ],
  insurance: [
    'No es consejo legal ni de seguros',
    'Lo que escribimos sobre PIP describe en general los mínimos de la ley de Utah. Su póliza puede tener más, y su aseguradora decide sobre su reclamo. Las leyes cambian, y hay plazos que cumplir. Pregunte sobre su propio caso a su aseguradora o a un abogado.',
  ],
  attorneys: [
    'Abogados y reclamos',
    'No pagamos comisiones por referir pacientes ni las aceptamos. El tratamiento se decide por la necesidad clínica, no por un reclamo. A los abogados, los expedientes se entregan solo con una autorización HIPAA firmada.',
  ],
  pictures: [
    'Imágenes y ejemplos',
    'Los dibujos muestran una clínica como la nuestra, no a pacientes reales. Los ejemplos con números explican una regla. No son sobre personas reales.',
  ],
  links: [
    'Enlaces',
    'Ponemos enlaces a otros sitios porque pueden ser útiles. No somos responsables de lo que dicen.',
  ],
  contact: [
    'Preguntas',
    'Si algo aquí está mal o no está claro, por favor díganoslo:',
    '{contact}',
  ],
} as const;
