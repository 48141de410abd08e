import { withStop } from '../with-stop.ts';
import { inHours } from './times.ts';

export const title = 'Para abogados';
export const description = (clinic: string) =>
  `Para abogados con clientes lesionados en un accidente de auto: referidos, expedientes, facturas y gravámenes en ${clinic}, en Sandy, Utah. No pagamos ni aceptamos comisiones.`;

export const heading = 'Para abogados con clientes lesionados';
export const intro =
  'Su cliente recibe la atención que su lesión necesita. Usted recibe un expediente claro, una factura detallada y una persona que contesta. Tratamos lesiones de cuello y espalda por accidentes de auto en Sandy, cerca de Salt Lake City.';
export const toForm = 'Referir o pedir un expediente';
export const callBar = 'Enviar solicitud';

export const benefitsTitle = 'Con qué puede contar su oficina';
export const benefits = (promiseHours: number) => [
  {
    title: 'Una cita pronto',
    text: `Llamamos a su oficina en menos de ${inHours(promiseHours)}, y a su cliente en cuanto usted nos dé el número. Buscamos la primera hora que le quede bien.`,
  },
  {
    title: 'Un punto de partida desde el primer día',
    text: 'El historial, las molestias y los hallazgos se anotan en la primera consulta, antes del tratamiento.',
  },
  {
    title: 'Atención según la necesidad clínica',
    text: 'Un plan con reevaluaciones. Cambia cuando cambian los hallazgos, y termina cuando ya no hace falta la atención.',
  },
  {
    title: 'Cuando referimos a otros',
    text: 'Estudios de imagen, manejo del dolor, consulta de cirugía: lo decimos pronto y anotamos por qué.',
  },
  {
    title: 'Facturas que cuadran',
    text: 'Detalladas por fecha y código, con lo que PIP o el seguro médico ha pagado hasta el momento.',
  },
  {
    title: 'Una sola persona a quien llamar',
    text: 'La recepción conoce el expediente, y el médico quiropráctico que atiende al cliente está disponible para preguntas.',
  },
];

export const injuriesTitle = 'Lesiones que más vemos en reclamos por lesiones personales';
export const injuriesText =
  'Si un choque las causó es una pregunta para el examen y el expediente. Anotamos lo que encontramos, y lo que no encontramos.';
export const injuries = [
  {
    name: 'Cefalea postraumática',
    text: 'A veces, el dolor de cabeza después de un choque viene de la parte alta del cuello.',
  },
  { name: 'Esguince o distensión cervical', text: 'Latigazo cervical: dolor y rigidez de cuello.' },
  {
    name: 'Radiculopatía cervical',
    text: 'Hormigueo, debilidad o falta de sensibilidad en un brazo.',
  },
  { name: 'Distensión de hombro', text: 'Muchas veces donde apretó el cinturón de seguridad.' },
  { name: 'Esguince o distensión torácica', text: 'Dolor entre los omóplatos.' },
  {
    name: 'Esguince o distensión lumbar',
    text: 'Dolor en la espalda baja por tensar el cuerpo o girar.',
  },
  { name: 'Protuberancia o hernia de disco', text: 'Confirmada por estudios de imagen.' },
  {
    name: 'Ciática, dolor sacroilíaco',
    text: 'Dolor que baja de la espalda o la pelvis a la pierna.',
  },
];

export const fileAndTimes = 'Documentación y comunicación';
export const fileTitle = 'Lo que encontrará en el expediente';
export const papers = [
  'Formulario de ingreso y relato del choque, en palabras del paciente',
  'Primer examen, con hallazgos y diagnóstico inicial',
  'Plan de tratamiento, y cada cambio con su razón',
  'Notas de cada consulta, firmadas y fechadas',
  'Reevaluaciones que se comparan con el primer examen',
  'Referidos a otros profesionales, y sus informes',
  'Nota de alta: estado, molestias pendientes y atención futura, si la hay',
  'Factura detallada y registro de pagos',
];

export const turnaroundTitle = 'Plazos y comunicación';
export const turnaround = (promiseHours: number) => [
  {
    term: 'Su solicitud',
    text: `La confirmamos en menos de ${inHours(promiseHours)} y le decimos cuándo saldrá el expediente.`,
  },
  {
    term: 'Un cliente nuevo',
    text: `Llamamos a su oficina en menos de ${inHours(promiseHours)}, y al cliente en cuanto usted nos dé el número. Con permiso del cliente, le decimos cuándo es la primera consulta.`,
  },
  {
    term: 'Durante la atención',
    text: 'Citas perdidas, un cambio de plan o el fin del tratamiento: le avisamos si la autorización lo permite.',
  },
  {
    term: 'Preguntas',
    text: 'Por teléfono en el horario de la clínica, o por correo electrónico. Informes y testimonio, previo acuerdo con el médico quiropráctico.',
  },
];

export const billingTitle = 'A quién se le cobra primero';
export const billingText = '¿Preguntas sobre una factura? Llame a la recepción.';
export const payers = (minimum: string) => [
  {
    title: 'Primero, PIP',
    text: `El seguro de auto del propio cliente, sin importar quién tuvo la culpa. En Utah, toda póliza debe cubrir al menos ${minimum} de gastos médicos por persona. Le cobramos directamente con el número de reclamo.`,
  },
  {
    title: 'Después, el seguro médico',
    text: 'Cuando PIP se agota, con la carta que lo dice (exhaustion letter). Se aplican los copagos y el deducible del plan.',
  },
  {
    title: 'Gravamen o carta de protección',
    text: 'Solo por acuerdo escrito (lien o letter of protection), firmado por el cliente, el abogado y la clínica. Por lo general, el cliente sigue siendo responsable de la factura.',
  },
];

export const requestTitle = 'Refiera a un cliente o pida un expediente';
export const requestText =
  'Para empezar bastan las iniciales y la fecha del accidente. Por favor, no envíe detalles médicos ni documentos por este formulario; al hablar acordamos una manera segura.';
export const byPhone = '¿Más rápido por teléfono? Llame al';
export const notice = 'Aviso legal';
export const noFees = 'No pagamos ni aceptamos comisiones por referidos';
export const noFeesRest = ', de nadie ni a nadie, en ninguna forma.';
export const rules = [
  'A los abogados, el expediente se entrega solo con una autorización HIPAA firmada.',
  'El tratamiento se decide solo por la necesidad clínica, no por un reclamo ni por su valor.',
  'Esta página es información general y no es consejo legal.',
];

export const sending = 'Enviando...';

export const receivedTitle = 'Solicitud recibida';
export const received = '¡Recibimos su solicitud!';
export const thanks = 'Gracias.';
export const weAnswer = 'Respondemos a su oficina';
export const weWrite = (email: string) => `Le escribimos a ${email}`;
export const weCall = 'Llamamos a su oficina al';
export const byThen = (when: string, hasClient: boolean) =>
  withStop(`${when}${hasClient ? ', y después a su cliente' : ''}`);
export const haveReady =
  'Para pedir un expediente, por favor tenga lista la autorización HIPAA firmada.';
