import { inHours } from './times.ts';

export const title = 'Quiénes somos';
export const description = (clinic: string) =>
  `${clinic} es una clínica quiropráctica en Sandy, Utah, cerca de Salt Lake City, para personas que se lastimaron en un accidente de auto. Vea cómo trabajamos y a quién conocerá.`;

export const heading = 'Una clínica para las semanas después de un choque';
export const intro =
  'Somos una clínica quiropráctica en Sandy, al sur del valle de Salt Lake. Tratamos latigazo cervical, dolor de espalda y dolor de cabeza después de un accidente de auto. Usted recibe un examen, una explicación con palabras sencillas y ayuda con los papeles del seguro.';
export const toFooter = 'Horario y dirección';
export const drawing =
  'Dibujo de la clínica: una casa baja con ventanas amplias al pie de las montañas Wasatch';

export const whyTitle = 'Por qué nos eligen después de un accidente';
export const accidents = 'Los accidentes de auto son lo nuestro';
export const accidentsText =
  'Todos los días tratamos latigazo cervical, dolor de espalda y dolor de cabeza después de un choque. Sabemos qué señales buscar, y cuáles necesitan primero una sala de emergencias u otro especialista.';
export const answer = (promiseHours: number) =>
  `Le respondemos en menos de ${inHours(promiseHours)}`;
export const answerText =
  'Una persona de la recepción le llama o le escribe, contesta sus preguntas y busca una hora.';
export const youSee = 'Usted ve lo que nosotros vemos';
export const youSeeText =
  'Le mostramos en un modelo o en sus radiografías qué está lastimado y qué no, y escribimos el plan con usted.';
export const pip = 'Le ayudamos con PIP';
export const pipText =
  'En Utah, el seguro de su auto casi siempre paga primero, sin importar quién causó el choque. Le ayudamos a encontrar su número de reclamo y podemos enviar nuestras facturas a su aseguradora.';

export const staffTitle = 'A quién conocerá';
export const samples = 'Perfiles de ejemplo';
export const moreAbout = (name: string) => `Más sobre ${name}`;

export const roomsTitle = 'La primera consulta, sala por sala';
export const toGallery = 'Ver fotos de la clínica';
export const rooms = [
  'Usted llega. Traiga su tarjeta del seguro y, si lo tiene, su número de reclamo.',
  'Le examinamos, y tratamos solo lo que ya hablamos con usted.',
  'Usted aprende los ejercicios que hará en casa.',
];
export const drawings = 'Son dibujos, hasta que estén listas nuestras fotos.';
