import { inHours } from './times.ts';

export const title = 'Quiropráctico para accidentes de auto en Sandy, Utah';
export const description = (hours: number) =>
  `Atención quiropráctica para latigazo cervical, dolor de espalda y dolor de cabeza después de un accidente de auto, en Sandy, cerca de Salt Lake City. Pida una cita y le respondemos en menos de ${inHours(hours)}.`;

export const hurt = '¿Tuvo un';
export const crash = 'accidente?';
export const start = 'Llámenos.';
export const intro = (hours: number) =>
  `Atendemos latigazo cervical, dolor de espalda y dolor de cabeza después de un accidente de auto, en Sandy, al pie de las montañas Wasatch. Pida una cita y le respondemos en menos de ${inHours(hours).replace(' ', '\u00a0')}.`;
export const callUs = 'Llamar al';
export const meetTeam = 'Conozca al equipo';

export const whoPays = '¿Quién paga su consulta?';
export const payers = [
  {
    name: 'Seguro del auto (PIP)',
    text: 'Casi siempre paga primero, sin importar quién causó el choque. En Utah, toda póliza debe cubrir al menos $3,000 de gastos médicos por persona.',
  },
  {
    name: 'Seguro médico',
    text: 'Muchas veces paga después. Usted paga el copago y el deducible de su plan.',
  },
  {
    name: 'El otro conductor',
    text: 'Si causó el choque, puede que su seguro tenga que pagar el resto.',
  },
];
export const howPipPays = 'Cómo paga PIP';

export const atAGlance = 'En resumen';
export const findUs = 'Dónde estamos';
export const directions = 'Cómo llegar';
export const arrival = 'Dónde estacionar y entrar';
export const languages = 'Idiomas';
export const otherSpoken = 'We speak English';
export const rating = 'Calificación';

export const nextTitle = 'Qué pasa después de que nos llama';
export const nextText =
  'Los días después de un choque están llenos de llamadas y papeles. Esta parte es corta.';
export const emergencyBefore =
  '¿Dolor de cabeza muy fuerte, debilidad, dolor de pecho o dificultad para respirar?';
export const emergencyCall = 'Llame primero al 911.';
export const steps = (hours: number) => [
  {
    title: 'Llame o pida una cita aquí',
    text: 'Toma como un minuto. Díganos qué pasó y dónde le duele.',
  },
  {
    title: `Le respondemos en menos de ${inHours(hours)}`,
    text: 'Contestamos sus preguntas, hablamos de PIP y buscamos una hora que le quede bien.',
  },
  {
    title: 'Su primera consulta',
    text: 'Le examinamos, le explicamos con palabras sencillas lo que encontramos y hacemos un plan con usted.',
  },
];

export const treatTitle = 'Qué tratamos, de la cabeza a la cadera';
export const treatText = 'Un choque puede lastimar partes del cuerpo que no recibieron el golpe.';
export const notSure = '¿No sabe si es su caso?';
export const askUs = 'Pregúntenos';
export const orCall = ', o llame al';

export const pipTitle = 'Puede que el seguro de su propio auto ya cubra su atención';
export const pipText =
  'En Utah, toda póliza de auto debe cubrir por lo menos $3,000 de gastos médicos por persona.';
export const getGuide = 'Pida la guía PIP gratis';

export const reviewsTitle = 'Lo que dicen nuestros pacientes';
export const readReviews = 'Leer opiniones en Google';
export const articlesTitle = 'Respuestas claras para las primeras semanas';
export const allArticles = 'Ver todos los artículos';
