export const section = 'Salud y recuperación';
export const readingTime = (minutes: number) => `${minutes} min de lectura`;
export const careTitle = '¿Necesita atención profesional?';
export const careText =
  'Si tuvo un choque en las últimas semanas, un examen puede mostrar qué está lesionado y qué no.';
export const careNote =
  'Información general, no es consejo médico. En una emergencia, llame al 911.';
export const moreTitle = 'Más artículos útiles';
export const moreText = 'El seguro, el sueño, el dolor de cabeza y la vuelta al trabajo.';
export const all = 'Todos los artículos';
export const related = 'Artículos relacionados';
export const loading = 'Cargando el artículo...';
export const failed = 'No se pudo cargar el artículo';
export const failedTitle = 'Este artículo no cargó';
export const notFound = '404 - No encontramos este artículo';
export const notFoundText = 'El artículo que busca no existe.';
export const backToBlog = 'Volver al blog';
