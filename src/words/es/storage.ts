export const caption = 'Lo que este sitio guarda en su navegador';
export const name = 'Nombre';
export const kind = 'Tipo';
export const purpose = 'Para qué';
export const kept = 'Se guarda';

export const cookie = 'Cookie';
export const localStorage = 'Memoria local';
export const sessionStorage = 'Memoria de sesión';
export const indexedDb = 'IndexedDB';

export const consentPurpose = 'Su decisión en el aviso de cookies, y cuándo la tomó.';
export const consentKept = 'Hasta que usted la cambie o la borre';
export const analyticsPurpose =
  'Google Analytics: distingue las visitas para contarlas. Solo se pone después de “Solo esenciales” o “Permitir todas”.';
export const analyticsKept = 'Hasta 2 años; se borra cuando usted elige “Rechazar todas”';
export const sentPurpose =
  'La hora en que envió cada formulario por última vez, para que no se envíe dos veces en un minuto. Nada del contenido del formulario.';
export const untilYouClear = 'Hasta que usted la borre';
export const answersPurpose =
  'Lo que usted escribió en un formulario, para que no se pierda al volver a cargar la página o al ver otra, y un número que impide que una solicitud se guarde dos veces.';
export const answersKept = 'Hasta que su solicitud haya llegado o usted cierre la pestaña';
export const placesPurpose =
  'Dónde estaba usted en cada página, y a qué páginas lleva una imagen, para que al volver llegue al mismo lugar.';
export const untilTabCloses = 'Hasta que usted cierre la pestaña';
export const loadedPurpose =
  'Páginas que hubo que volver a cargar después de una actualización del sitio, para que ninguna se cargue sin fin.';
export const databasePurpose =
  'Días en que se leyó la base de datos del sitio. No contiene nada sobre usted.';
export const databaseKept = 'Hasta 30 días';
export const themePurpose =
  'Solo para el personal: área del personal clara u oscura, y si la computadora avisa de nuevas solicitudes.';
export const untilCleared = 'Hasta que se borre';
export const postPurpose =
  'Solo para el personal: lo que se escribió en un artículo y todavía no se ha guardado.';
export const postKept = 'Hasta que se guarde o se descarte';
export const sessionPurpose =
  'Solo para el personal: que el navegador no se ha cerrado desde que alguien inició sesión.';
export const sessionKept =
  'Hasta que se cierre el navegador o la sesión; hasta 30 días para quienes lo piden';
export const lockPurpose =
  'Solo para el personal: cuándo se usó por última vez el área del personal, para que una pantalla sin uso se bloquee.';
export const signedInPurpose =
  'Solo para el personal: mantiene abierta la sesión de un miembro del personal (Firebase Authentication).';
export const untilSignOut = 'Hasta cerrar la sesión';
export const otherStorePurpose =
  'Solo para el personal: lo mismo, donde un navegador no tiene memoria local.';
