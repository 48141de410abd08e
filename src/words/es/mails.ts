/** A draft: no person has signed it yet. The names in braces are the same as in English. */
import type * as en from '../en/mails.ts';
import { letter, phoneText } from '../message-words.ts';
import { withStop } from '../with-stop.ts';
import { times } from './times.ts';

const questions = '¿Preguntas? Responda a este correo o {call us}.';

const visitAhead = [
  'Cuándo: {when} (hora de Utah)\nCon: {with}\nDuración: unos {minutes} minutos',
  'Dónde:\n{clinic}\n{address}\n{how to get in}\nCómo llegar: {directions}',
  'Qué traer si es su primera consulta:\n{what to bring}',
  'Vea su cita, confírmela o pida otra hora:\n{link}',
  '{how to cancel}',
];

const talkNow = ['{if closed}', 'Si prefiere hablar por teléfono, llame al {phone}.'];
const openingHours = 'Horario de la clínica (hora de Utah)\n{opening hours}';

const services = [
  'Cómo podemos ayudarle:',
  '- Un examen cuidadoso después de un accidente de auto, y un informe por escrito de lo que encontremos',
  '- Atención quiropráctica para síntomas de cuello, espalda y dolor de cabeza',
  '- Un plan de atención para usted, y expedientes y facturas enviados a su aseguradora',
].join('\n');

const signature = '{clinic}\n{address}\nTeléfono: {phone}';

const pipFacts = ({ medical, incomePerWeek }: en.PipFigures) =>
  [
    'Sobre PIP (protección contra lesiones personales):',
    `- Los seguros de auto de Utah incluyen PIP. Debe cubrir por lo menos ${medical} de gastos médicos por persona, sin importar quién tuvo la culpa`,
    `- También puede pagar parte de los ingresos que pierda, hasta ${incomePerWeek} por semana`,
    '- Su aseguradora o un abogado puede explicarle los límites y los plazos',
  ].join('\n');

function pipContact(opening: string, figures: en.PipFigures) {
  return letter(
    'Su solicitud de nuestra guía PIP',
    opening,
    services,
    pipFacts(figures),
    'Responda a este correo o {call us}. Aquí está la guía, por si la necesita otra vez:\n{guide link}',
    signature,
  );
}

export const messages: typeof en.messages = (figures) => ({
  visitBooked: letter(
    'Su cita: {when}',
    'Usted tiene una cita en {clinic}:',
    ...visitAhead,
    'El archivo adjunto agrega esta cita a su calendario.',
    questions,
  ),
  visitMoved: letter(
    'Su cita cambió de hora: {when}',
    'Su cita en {clinic} cambió de hora. Antes era: {was}, con {was with}. Esta es la nueva:',
    ...visitAhead,
    'El archivo adjunto también la cambia en su calendario.',
    questions,
  ),
  visitChanged: letter(
    'Hay un cambio en su cita: {when}',
    'Hay un cambio en su cita en {clinic}. Antes era: {was}, con {was with}. Esta es la nueva:',
    ...visitAhead,
    'El archivo adjunto también la cambia en su calendario.',
    questions,
  ),
  visitCancelled: letter(
    'Su cita fue cancelada: {when}',
    'Su cita en {clinic} fue cancelada: {when} (hora de Utah), con {with}. No necesita venir.',
    '¿Quiere otra hora? Por favor, {call us}.',
    'Si guardó esta cita, el archivo adjunto la marca como cancelada en su calendario.',
    questions,
  ),
  visitText: phoneText(
    'Hola, {first name}. Su cita en {clinic}: {when}. Si no puede venir, {call us}.',
  ),
  visitCancelledText: phoneText(
    'Hola, {first name}. Su cita en {clinic} fue cancelada: {when}. Para hacer otra cita, {call us}.',
  ),
  soonerOffer: letter(
    'Hay una cita disponible antes: {when}',
    'Hay una cita disponible antes en {clinic}:',
    'Cuándo: {when} (hora de Utah)\nCon: {with}\nDuración: unos {minutes} minutos',
    'Conserva su cita actual ({was}), a menos que elija esta.',
    'También avisamos a otras personas. La cita es de quien la elija primero aquí:\n{link}',
    questions,
  ),
  soonerText: phoneText(
    'Hola, {first name}. Hay una cita disponible antes en {clinic}: {when}. Para elegirla, {call us}.',
  ),
  receivedContact: letter(
    'Recibimos su solicitud de cita',
    'Gracias por comunicarse con {clinic}. Ya tenemos su solicitud de cita.',
    'Qué sigue: una persona de nuestro equipo se comunicará con usted {how soon}. Responderemos sus preguntas y buscaremos una hora que le quede bien. Si tiene seguro de auto, tenga a la mano su tarjeta del seguro, y su número de reclamo si lo tiene.',
    ...talkNow,
    openingHours,
  ),
  receivedPip: letter(
    'Su guía PIP de Utah, gratis',
    'Gracias por pedir nuestra guía PIP de Utah. Puede leerla aquí:\n{guide link}',
    'Qué sigue: es posible que una persona de nuestro equipo se comunique con usted, por si tiene preguntas sobre su cobertura o su atención. La guía es solo educativa y no es consejo legal.',
    ...talkNow,
    openingHours,
  ),
  receivedAttorney: letter(
    'Recibimos su solicitud',
    'Gracias por comunicarse con {clinic}. Ya tenemos su solicitud.',
    'Qué sigue: una persona de nuestro equipo se comunicará con su oficina {how soon}, por teléfono o correo electrónico. A los abogados, el expediente se entrega solo con una autorización HIPAA firmada.',
    ...talkNow,
    openingHours,
  ),
  reviewMail: letter(
    '¿Cómo le fue?',
    'Gracias por venir a {clinic}. ¿Quiere contarles a otras personas cómo le fue, bien o mal? Toma unos dos minutos:\n{review link}',
    'Cualquiera puede leerlo, así que no escriba lo que prefiera guardarse. No es necesario escribir: eso no cambia nada en sus consultas.',
    'Si no quiere que le preguntemos otra vez, responda y díganoslo.',
    '{clinic}',
  ),
  reviewText: phoneText(
    'Hola, {first name}. Gracias por venir a {clinic}. ¿Quiere contarles a otras personas cómo le fue, bien o mal? {review link} Si no quiere que le preguntemos otra vez, responda STOP.',
  ),
  pipContact: pipContact(
    'Gracias por pedir nuestra guía PIP de Utah. ¿Tiene alguna pregunta?',
    figures,
  ),
  pipContactAccident: pipContact(
    'Gracias por pedir nuestra guía PIP de Utah. Usted mencionó un accidente de auto. ¿Cómo se siente? ¿Podemos ayudarle?',
    figures,
  ),
  pipGuide: letter(
    'Su guía PIP de Utah, gratis',
    'Aquí está la guía PIP de Utah que pidió:\n{guide link}',
    services,
    pipFacts(figures),
    '¿Preguntas? Responda a este correo o {call us}. La guía es solo educativa y no es consejo legal.',
    signature,
  ),
});

export const mailTexts: en.MailTexts = {
  hello: (first) => (first ? `Hola, ${first}:` : 'Hola:'),
  there: 'buen día',
  cancelUntil: (until, callUs) =>
    `¿No puede venir? Hasta el ${until}, puede cancelar con el enlace de arriba. Después, ${callUs}.`,
  cancelByCall: (callUs) => `¿No puede venir? Por favor, ${callUs}.`,
  closedNow: (day, time) =>
    withStop(`Ahora estamos cerrados. Abrimos otra vez ${day || 'hoy'} ${times.atTime(time)}`),
  wrongAddress: (callUs) =>
    `Recibe este mensaje porque nos dieron este correo para una cita. Si no fue usted, por favor, ${callUs}, para que podamos corregirlo.`,
  emergency: 'En una emergencia, llame al 911 o vaya a una sala de emergencias.',
  enteredOn: (site) =>
    `Recibe este mensaje porque alguien escribió este correo en ${site}. Si no fue usted, no haga caso de este mensaje.`,
};
