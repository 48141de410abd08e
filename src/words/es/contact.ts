import { inHours } from './times.ts';

export const title = 'Contacto';
export const description = (clinic: string, orCall: string, hours: number) =>
  `Pida una cita en ${clinic}, en Sandy, Utah${orCall}. Le respondemos en menos de ${inHours(hours)}.`;
export const orCall = (phone: string) => `, o llame al ${phone}`;

export const heading = 'Pida una cita';
export const introBefore = 'Toma como un minuto. ¿Prefiere hablar? Llame al';

export const submitting = 'Enviando...';

export const afterTitle = 'Después de enviar su solicitud';
export const afterSteps = [
  'Le respondemos por teléfono o por correo electrónico.',
  'Buscamos juntos una hora dentro del horario de la clínica.',
  'Si tuvo un accidente de auto, tenga a la mano su tarjeta del seguro.',
];

export const details = 'Cómo llegar y cómo comunicarse con nosotros';
export const arrival = 'Dónde estacionar y entrar';
export const languages = 'Idiomas';
export const moreLanguages = 'Más idiomas';
export const profiles = 'Encuéntrenos en internet';
export const mapOf = (clinic: string, place: string) => `Mapa: ${clinic}, ${place}`;
export const mapPicture =
  'Mapa ilustrado: la clínica en Sandy, entre la autopista interestatal 15 y las montañas Wasatch';
export const loadMap = 'Cargar el mapa';
export const mapCookies = 'El mapa es de Google, que usa sus propias cookies.';
export const directions = 'Cómo llegar';
