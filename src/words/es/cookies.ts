export const title = 'Cookies en este sitio';
export const close = 'Cerrar las opciones de cookies';
export const question =
  '¿Nos permite usar cookies para ver qué páginas ayudan a la gente? El sitio también funciona sin ellas.';
export const learnMore = 'Más información';
export const refused =
  'Su navegador envía la señal Global Privacy Control, así que no medimos nada. Si quiere otra cosa, apague esa señal para este sitio en su navegador.';
export const rejectAll = 'Rechazar todas';
export const essentialOnly = 'Solo esenciales';
export const allowAll = 'Permitir todas';
export const rejectMeaning = 'No medimos nada, y se borran las cookies de análisis anteriores.';
export const essentialMeaning =
  'Google Analytics puede contar visitas con cookies. Nada para publicidad. El sitio funciona sin eso.';
export const allowMeaning = 'Por ahora es igual que Solo esenciales. Nada para publicidad.';
export const detailsBefore =
  'Lo que usted escribe en un formulario o en una búsqueda nunca se incluye. Puede cambiar de opinión cuando quiera: “Opciones de cookies” está al pie de cada página. Más en';
