import { inHours } from './times.ts';

export const defaultTitle = 'Quiropráctico después de un accidente de auto';
export const defaultDescription =
  'Clínica quiropráctica en Sandy, Utah, cerca de Salt Lake City. Tratamos latigazo cervical, dolor de espalda y dolor de cabeza después de un accidente de auto.';
export const sharedPicture =
  'Montañas sobre Sandy, Utah, y en inglés las palabras: ¿Se lastimó en un choque? Empiece aquí.';
export const skip = 'Saltar al contenido';
export const homeOf = (clinic: string) => `${clinic}, página de inicio`;

export const home = 'Inicio';
export const about = 'Nosotros';
export const gallery = 'Fotos';
export const blog = 'Blog';
export const patientInfo = 'Pacientes';
export const attorneys = 'Abogados';
export const pipGuide = 'Guía PIP';
export const contact = 'Contacto';
export const privacy = 'Privacidad';
export const terms = 'Términos de uso';
export const disclaimer = 'Aviso legal';
export const privacyPractices = 'Aviso de prácticas de privacidad';
export const goodFaithEstimate = 'Estimado de buena fe';
export const accessibility = 'Accesibilidad';
export const languageHelp = 'Ayuda con el idioma';

export const mainNav = 'Principal';
export const mobileNav = 'Menú del teléfono';
export const menu = 'Menú';
export const closeMenu = 'Cerrar';
export const clinicLinks = 'La clínica';
export const accidentLinks = 'Después de un accidente';
export const legalLinks = 'Información legal';
export const patientRights = 'Derechos del paciente';
export const cookieSettings = 'Opciones de cookies';
export const adminLogin = 'Acceso del personal';
export const announcement = 'Anuncio';

export const request = 'Pedir una cita';
export const call = 'Llamar';
export const callAt = 'Llamar al';
export const callNumber = (phone: string) => `Llamar al ${phone}`;
/** Behind 'al'. */
export const frontDesk = 'número de la recepción';
export const quickContact = 'Contacto rápido';
export const onGoogle = (rating: string) => `${rating} en Google`;
export const officeHours = 'Horario de la clínica';
export const footNote =
  'En una emergencia, llame al 911. Este sitio da información general y no es consejo médico.';

export const closingTitle = 'Cuando quiera, llámenos o pida una cita.';
export const closingText = (hours: number) => `Le respondemos en menos de ${inHours(hours)}.`;

export const brokenTitle = 'Algo salió mal';
export const broken = 'Esta página no cargó';
export const brokenText =
  'Algo salió mal. Inténtelo otra vez, o llámenos y le ayudamos por teléfono.';
export const tryAgain = 'Intentar otra vez';
export const tryAgainText = 'Inténtelo otra vez';
export const orCall = ', o llame al ';
