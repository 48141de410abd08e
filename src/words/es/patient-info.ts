import { inHours } from './times.ts';

export const title = 'Información para pacientes';
export const description = (clinic: string) =>
  `Qué trata ${clinic}, en Sandy, Utah, después de un accidente de auto, cómo es la primera consulta, cómo paga el seguro PIP y respuestas a preguntas frecuentes.`;

export const heading = 'Lo que debe saber antes de venir';
export const intro =
  'Qué tratamos, qué pasa en una consulta y quién suele pagarla. ¿No encuentra lo que busca? Llame al';
export const onThisPage = 'En esta página';
export const injuriesPart = 'Lesiones que tratamos';
export const firstVisitPart = 'Su primera consulta';
export const reasonsPart = 'Por qué nos eligen';
export const pipPart = 'Cómo paga PIP';
export const questionsPart = 'Preguntas frecuentes';

export const emergency = 'Llame al 911 o vaya a una sala de emergencias si tiene …';
export const signs = [
  'dolor de pecho o dificultad para respirar',
  'dolor de cabeza muy fuerte, o que sigue empeorando',
  'desmayos, confusión o vómitos repetidos',
  'debilidad o entumecimiento que no tenía antes, o dificultad para caminar',
  'visión doble, o un lado de la cara caído',
  'dificultad para tragar o para hablar',
  'mareo o falta de equilibrio que no tenía antes, junto con dolor de cuello',
  'pérdida del control para orinar o evacuar, o entumecimiento entre las piernas',
  'dolor muy fuerte en el cuello, la espalda o el vientre justo después del choque',
];
export const call911 = 'Llamar al 911';

export const injuriesTitle = 'Lesiones que tratamos después de un choque';
export const injuriesText =
  'El dolor puede empezar horas o días después, y no siempre donde el auto recibió el golpe. La atención quiropráctica puede ayudar con estas lesiones. Un examen muestra si es lo indicado.';
export const neckArea = 'Cabeza y cuello';
export const upperBackArea = 'Hombros y espalda alta';
export const lowBackArea = 'Espalda baja y piernas';

export const firstVisitTitle = 'Su primera consulta, minuto a minuto';
export const minutes = (count: number) => `${count} minutos`;
export const steps = [
  {
    title: 'Usted llega',
    text: 'En la recepción copiamos su tarjeta del seguro y su identificación con foto.',
  },
  { title: 'Conversamos', text: 'Usted nos cuenta del choque, del dolor y de su salud.' },
  { title: 'El examen', text: 'Revisamos la postura, el movimiento, los reflejos y la fuerza.' },
  {
    title: 'Lo que encontramos',
    text: 'Con palabras sencillas, en un modelo o en sus radiografías.',
  },
  { title: 'Su plan', text: 'Usted decide. Si alguien más puede ayudarle mejor, se lo decimos.' },
];
export const cost = 'Cuánto cuesta';
export const costText =
  'Le decimos el precio antes de que acepte cualquier cosa. Si tiene seguro de auto, PIP casi siempre paga primero.';
export const bring = 'Qué traer';
export const arrival = 'Dónde estacionar y entrar';

export const reasonsTitle = 'Por qué nos eligen los pacientes';
export const reasons = (promiseHours: number) => [
  {
    title: 'Primero, un examen',
    text: 'Nadie le da tratamiento sin saber antes qué está lastimado y qué no.',
  },
  {
    title: 'Usted decide con nosotros',
    text: 'Le explicamos el plan, en qué le puede ayudar y qué otras opciones tiene.',
  },
  {
    title: 'Le decimos cuando no es para nosotros',
    text: 'Si necesita estudios de imagen, un médico o la opinión de un cirujano, se lo decimos, y también con quién ir.',
  },
  {
    title: 'Todo queda por escrito',
    text: 'Las notas claras desde el primer día le ayudan a usted, a su aseguradora y a su abogado, si tiene uno.',
  },
  {
    title: `Una persona le responde en menos de ${inHours(promiseHours)}`,
    text: 'Por teléfono o por correo electrónico. Dentro del horario de la clínica, simplemente llame.',
  },
];

export const pipTitle = 'Cómo paga PIP su atención';
export const pipText =
  'PIP (Personal Injury Protection) quiere decir protección contra lesiones personales. Es parte del seguro de auto en Utah y paga primero, sin importar quién causó el choque. Usted abre un reclamo con su propia aseguradora, recibe un número de reclamo y se lo da a cada clínica o médico que le atiende.';
export const afterPip =
  'Cuando PIP se acaba, puede seguir el seguro médico o el seguro del otro conductor. Pregunte a su aseguradora o a un abogado qué plazos se aplican en su caso.';
export const getGuide = 'Pida la guía PIP gratis';
export const readArticles = 'Lea nuestros artículos';

export const minimums = 'Lo mínimo que PIP debe cubrir';
export const upTo = (amount: string) => `Hasta ${amount}`;
export const perWeek = (amount: string) => `Hasta ${amount} por semana`;
export const perDay = (amount: string) => `Hasta ${amount} por día`;
export const medical = 'Atención médica';
export const medicalLimits =
  'como mínimo, por cada persona lesionada. Puede que su póliza tenga más.';
export const income = 'Ingresos perdidos';
export const incomeLimits = (percent: number, amount: string, weeks: number, unpaidDays: number) =>
  `${percent} por ciento de lo que deja de ganar, máximo ${amount} por semana, hasta por ${weeks} semanas. Los primeros ${unpaidDays} días no se pagan, a menos que no pueda trabajar por más de dos semanas.`;
export const household = 'Ayuda en casa';
export const householdLimits = (days: number, unpaidDays: number) =>
  `hasta por ${days} días, para quehaceres que usted no puede hacer. Los primeros ${unpaidDays} días no se pagan, a menos que no pueda hacerlos por más de dos semanas. Solo por ayuda que de verdad recibió o pagó.`;
export const funeral = 'Funeral';
export const death = 'Fallecimiento';
export const deathLimits = 'para los herederos.';
export const source =
  'Mínimos según la ley de Utah (Utah Code 31A-22-307). Su póliza decide lo que se aplica en su caso.';
export const rights = 'Sus derechos según la ley de Utah';

export const insurers = 'Seguros que aceptamos';
export const otherInsurers = '¿El suyo no está en la lista? Pregúntenos y lo averiguamos.';

export const questionsTitle = 'Preguntas frecuentes';
export const askFrontDesk = '¿No ve su pregunta? Hágala en la recepción.';
export const questions = (callUs: string): [question: string, ...answer: string[]][] => [
  [
    '¿Qué tan pronto después de un choque debo venir?',
    'Pronto, aunque todavía no le duela mucho. Los síntomas pueden aparecer horas o días después, y las notas de los primeros días muestran qué se lastimó y cuándo.',
    'Si tiene alguna de las señales del cuadro de emergencia de esta página, primero llame al 911 o vaya a una sala de emergencias.',
  ],
  [
    '¿Necesito una orden de un médico?',
    'Casi nunca. Puede llamar directamente a una clínica quiropráctica. Algunos seguros médicos piden una orden (referral) antes de pagar, así que pregunte al suyo si PIP no está pagando.',
  ],
  [
    '¿Quién paga? ¿Importa quién causó el choque?',
    'Casi siempre paga primero el seguro de su propio auto, por medio de PIP, sin importar quién causó el choque. Traiga su número de reclamo y podemos enviar las facturas a su aseguradora.',
    'Le decimos cuánto cuesta una consulta antes de que la acepte, y qué puede pasar cuando PIP se acaba. Si no tiene seguro o prefiere no usarlo, tiene derecho a un estimado de buena fe por escrito: pídanoslo.',
  ],
  [
    '¿Qué pasa en la primera consulta y qué debo traer?',
    'Calcule como una hora. Le preguntamos sobre el choque y su salud, le examinamos el cuello y la espalda, y le explicamos lo que encontramos. Luego acordamos un plan con usted, o le decimos quién más debe verle.',
    'Traiga su tarjeta del seguro, su número de reclamo si lo tiene, una identificación con foto, y los informes o imágenes que tenga de una sala de emergencias o de un médico.',
  ],
  [
    '¿El tratamiento es bueno para todos?',
    `No. Algunas lesiones necesitan reposo, otro especialista o un hospital, y el examen muestra cuáles. Usted puede decir que no en cualquier momento, y puede preguntarnos antes: ${callUs}.`,
  ],
];

export const notice = 'Aviso legal';
export const noticeText =
  'Esta página es información general. No es consejo médico ni legal, y no promete resultados. Leerla, llamarnos o enviar un formulario no crea una relación entre paciente y proveedor de salud; esa relación empieza cuando le aceptamos como paciente en una consulta.';
export const moreIn =
  'Lo que paga el seguro depende de su póliza, de la ley y de su aseguradora. Nunca deje de buscar ayuda médica por algo que leyó aquí. Hay más en nuestro';
export const disclaimer = 'aviso legal';
export const rightTo = 'Si no tiene seguro o no lo usa, tiene derecho a un';
export const estimate = 'estimado de buena fe';
