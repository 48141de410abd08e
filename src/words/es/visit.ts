import { withStop } from '../with-stop.ts';
import { inHours } from './times.ts';

export const title = 'Su cita';
export const description = (clinic: string) =>
  `Su cita en ${clinic}, en Sandy, Utah: véala, confírmela o pida otra hora.`;
export const emergency = 'En una emergencia, llame al 911.';

export const noScriptBefore =
  'El enlace de su cita necesita JavaScript, y este navegador lo tiene apagado. Por favor, llame al';
export const noScriptAfter = ' y le ayudamos.';
export const loading = 'Cargando su cita…';
export const nothingYet = '¿No aparece nada después de un momento? Por favor, llame al';

export const deadTitle = 'Este enlace ya no funciona';
export const deadText = 'Puede que sea de un correo anterior. Por favor, llámenos y le ayudamos.';
export const unreachableTitle = 'No pudimos cargar su cita';
export const unreachableText = 'Revise su conexión e inténtelo otra vez, o llámenos.';
export const startedTitle = 'Su cita ya empezó';
export const startedText = '¿Va a llegar tarde? Por favor, llámenos.';
export const overTitle = 'Esta cita ya pasó';
export const overText = '¿Tiene preguntas? Por favor, llámenos.';
export const cancelledTitle = 'Su cita está cancelada';
export const cancelledText = 'Esperamos verle en otra ocasión.';
export const cancelledMeanwhile = 'Se canceló mientras usted tenía esta página abierta.';
export const changedTitle = 'Su cita cambió';
export const changedText =
  'Cambió mientras usted tenía esta página abierta. Así está su cita ahora.';
export const lookAgain = 'Por favor, mírela otra vez antes de responder.';
export const heldTitle = 'Le apartamos esta hora';
export const heldText = 'La confirmaremos con usted.';
export const movingTitle = 'Buscaremos otra hora';
export const movingText = (when: string) =>
  `${withStop(`Recibimos su mensaje y le respondemos${when && ` ${when}`}`)} Mientras tanto, esta hora sigue siendo suya.`;
export const confirmedTitle = 'Su cita está confirmada';
export const confirmedText = (firstName: string) =>
  `Gracias${firstName && `, ${firstName}`}. ¡Nos vemos en su cita!`;
export const aheadText = (firstName: string) =>
  `${firstName && `Hola, ${firstName}. `}Por favor, confirme que esta hora le queda bien.`;

export const fromTo = (from: string, to: string) => `De ${from} a ${to}`;
const count = (number: number, unit: string) =>
  number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
export const lengthText = (hours: number, minutes: number) =>
  [count(hours, 'hora'), count(minutes, 'minuto')].filter(Boolean).join(' y ');
export const zoneLengthAndProvider = (length: string, provider: string) =>
  `Hora de Utah · ${length} con ${provider}`;

export const orCall = 'O llame al';
export const confirm = 'Confirmar la cita';
export const keepTime = 'Conservar esta hora';
export const confirming = 'Confirmando…';
export const addToCalendar = 'Agregar al calendario';
export const tryAgain = 'Intentar otra vez';
export const newTime = 'Pedir otra cita';

export const cantCome = '¿No puede venir?';
export const askForAnother = 'Pedir otra hora';
export const cancel = 'Cancelar la cita';
export const tooLateToCancel = (hours: number) =>
  `${hours === 1 ? 'Falta' : 'Faltan'} menos de ${inHours(hours)}. Para cancelar, por favor llame al`;
export const tooLate = (hours: number) =>
  `${hours === 1 ? 'Falta' : 'Faltan'} menos de ${inHours(hours)}, así que ya no se puede cancelar en esta página.`;
export const answerFailed = 'No nos llegó su respuesta. Revise su conexión e inténtelo otra vez.';

export const cancelQuestion = '¿Cancelar esta cita?';
export const cancelNote = 'Le daremos la hora a otra persona.';
export const cancelling = 'Cancelando…';
export const cancelYes = 'Sí, cancelar';
export const cancelNo = 'Conservar la cita';

export const moveForm = 'Otra hora';
export const whichTimes = '¿Qué días u horas le quedan bien?';
export const whichTimesHint = 'Solo días y horas, por favor. Nada sobre su salud.';
export const whichTimesMissing = 'Por favor, díganos qué días u horas le quedan bien';
export const send = 'Enviar';
export const sending = 'Enviando…';
export const neverMind = 'Mejor no';

export const before = 'Antes de venir';
export const where = 'Dónde';
export const directions = 'Cómo llegar';
export const bringTitle = 'Para la primera consulta, traiga';
