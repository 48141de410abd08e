import { withStop } from '../with-stop.ts';

export const title = 'Solicitud recibida';
export const heading = '¡Recibimos su solicitud!';
export const thanks = 'Gracias.';
export const weAnswer = 'Le respondemos';
export const weWrite = (email: string) => `Le escribimos a ${email}`;
export const weCall = 'Le llamamos al';
export const byThen = withStop;
export const told = 'Lo que nos dijo';
export const bring = 'Traiga';
export const bringWhat =
  'su tarjeta del seguro, su número de reclamo si lo tiene, y una identificación con foto. Mientras tanto, descanse y cuídese.';
export const saveNumber = 'Guardar nuestro número';
export const readGuide = 'Leer la guía PIP';
export const notice =
  'Esta solicitud no crea una relación entre paciente y proveedor de salud. Si sus síntomas empeoran, llame al 911 o vaya a la sala de emergencias más cercana.';
