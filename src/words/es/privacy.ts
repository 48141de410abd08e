import * as paths from './paths.ts';

export const description = (clinic: string) =>
  `Qué información reúne el sitio web de ${clinic}, quién la ve, qué guarda en su navegador y cómo cambiar su decisión sobre las cookies.`;
export const lead =
  'Reunimos lo que necesitamos para responderle, y nada más. No lo vendemos, y no medimos nada antes de que usted lo permita.';
export const changeChoice = 'Cambiar la decisión sobre cookies';

export const sections = {
  scope: [
    'De qué trata este aviso',
    `Este aviso trata de este sitio web: lo que usted nos envía por los formularios y lo que el sitio guarda en su navegador. No trata de su atención médica. Una vez que usted es paciente, la ley HIPAA protege su expediente de salud, y nuestro [Aviso de prácticas de privacidad](${paths.privacyPractices}) explica sus derechos. También lo recibe en su primera consulta.`,
    'Tratamos con el mismo cuidado lo que nos envía antes de eso, pero un formulario de un sitio web no es el lugar para su historial médico. Por favor, no lo incluya y cuéntenoslo en persona.',
  ],
  collect: [
    'Qué información reunimos y por qué',
    'Usted puede leer todas las páginas sin decirnos quién es. Si envía un formulario, guardamos:',
    [
      '**Solicitud de cita:** su nombre, su correo electrónico o teléfono, si fue un accidente de auto y, si usted quiere, el tipo de lesión y la hora que prefiere. Lo usamos para comunicarnos con usted y para preparar una primera consulta.',
      '**Guía PIP:** su nombre, su correo electrónico y si tuvo un accidente. Lo usamos para darle la guía y, como usted acepta junto al formulario, para comunicarnos con usted.',
      '**Solicitud de abogados:** el bufete, el abogado, el correo electrónico, el teléfono, las iniciales del cliente, la fecha del accidente, lo que se necesita y, con permiso del cliente, su teléfono. Lo usamos para responder a la solicitud.',
      '**Con cada formulario:** la hora, la página de donde vino, la primera página de su visita, el sitio web y la campaña que le trajeron aquí, y la versión del aviso que vio.',
    ],
    'Para impedir abusos, el servidor guarda un código hecho de su dirección IP con una clave secreta, y códigos iguales hechos de su correo electrónico y su teléfono. Cada uno se necesita durante un minuto, o durante dos días cuando sirve para contar los correos automáticos que usted recibe de nosotros. Después la base de datos lo borra, por lo general en un día más.',
  ],
  share: [
    'Quién la ve',
    'En la clínica: el personal que inició sesión y tiene una función para eso. Un correo electrónico le avisa al buzón de la clínica que llegó una solicitud. Contiene un enlace para el personal, y nada de lo que usted escribió.',
    'Y las compañías que manejan el sitio para nosotros y no pueden usar los datos para nada más:',
    [
      'Google (Firebase): la base de datos donde se guardan las solicitudes',
      'Netlify: los servidores que muestran el sitio y reciben los formularios',
      'Nuestro proveedor de correo electrónico: los mensajes que nos avisan a nosotros y a usted de una solicitud, y a usted de una cita',
      'Google (Analytics): las visitas al sitio, y solo si usted lo permite',
    ],
    'No vendemos lo que usted nos dice, y no lo compartimos para publicidad. Lo compartimos con otros solo con su permiso, o donde la ley lo permite o lo exige.',
  ],
  cookies: [
    'Cookies y almacenamiento del navegador',
    'Antes de que usted elija en el aviso de cookies, no se mide nada. Las opciones son:',
    [
      '**Rechazar todas:** no se mide nada. Se borran las cookies de análisis de antes.',
      '**Solo esenciales:** Google Analytics puede contar las visitas con cookies. El sitio funciona sin eso. Nada para publicidad.',
      '**Permitir todas:** por ahora es igual que Solo esenciales. Nada para publicidad.',
    ],
    'Si su navegador envía la señal Global Privacy Control, la tomamos como Rechazar todas y no mostramos el aviso. Puede cambiar su decisión en cualquier momento, aquí o en “Opciones de cookies” al pie de cada página. Google Analytics nunca recibe su nombre, sus datos de contacto, su lesión, sus mensajes ni lo que usted busca.',
    '{choice}',
    '{storage}',
    'El mapa en la página de contacto es un dibujo. Si usted presiona “Cargar el mapa”, su navegador carga Google Maps, y Google pone sus propias cookies según su propia política de privacidad.',
  ],
  keep: [
    'Cuánto tiempo la guardamos',
    'Una solicitud que lleva a una atención médica pasa a ser parte de su expediente de salud y se guarda el tiempo que exige la ley de Utah.',
    'Para otras solicitudes, nuestros administradores pueden fijar cuánto tiempo se guarda cada tipo: las de cita, de la guía PIP y de abogados, y el correo no deseado. El tiempo cuenta desde lo último que pasó con su solicitud, como una llamada o una consulta. Cuando se termina, nuestro personal borra la solicitud. Donde no se ha fijado un tiempo, una solicitud se queda hasta que nuestro personal la borra a mano. Pregúntenos cuánto tiempo guardamos la suya, o pídanos que la borremos antes.',
  ],
  rights: [
    'Sus opciones y derechos',
    'Puede preguntarnos qué tenemos sobre usted, y pedirnos que le enviemos una copia, que lo corrijamos o que lo borremos. Nuestro personal lo hace a mano, hasta donde la ley nos deja. Puede decirnos que dejemos de comunicarnos con usted. Pedirlo no cuesta nada y no cambia cómo le tratamos. Respondemos en un plazo de 45 días, después de asegurarnos de que es usted quien lo pide.',
    'El sitio es para adultos. Por un niño, el formulario lo envía uno de los padres o el tutor.',
  ],
  safety: [
    'Cómo la protegemos',
    'Los datos viajan cifrados. Solo el personal que inició sesión y tiene una función para eso puede ver las solicitudes. El asunto de nuestros correos no contiene datos de salud. Ningún sistema es perfectamente seguro; si algo sale mal que le afecte a usted, se lo decimos como la ley lo exige.',
  ],
  contact: [
    'Cambios y contacto',
    'Si este aviso cambia, la fecha de arriba cambia con él. Las preguntas sobre privacidad se dirigen a la recepción de {clinic}:',
    '{contact}',
  ],
} as const;
