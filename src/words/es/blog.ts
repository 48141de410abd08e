export const description = (clinic: string) =>
  `Respuestas claras para las primeras semanas después de un accidente de auto, de ${clinic} en Sandy, Utah: latigazo cervical, dolor de cabeza, sueño, seguro y PIP.`;
export const lead =
  'Respuestas claras para las primeras semanas después de un choque: qué hace su cuerpo, qué paga el seguro y cuándo conviene que le revisen.';
export const rss = 'Canal RSS';
export const rssFile = '/es/rss.xml';
export const feedTitle = (clinic: string) => `${clinic}: blog en español`;
export const feedDescription =
  'Respuestas claras para las primeras semanas después de un accidente de auto.';
export const featured = 'Destacados';
export const all = 'Todos los artículos';
export const loadMore = 'Ver más';
export const loadingMore = 'Cargando...';
export const loading = 'Cargando los artículos...';
export const none = 'Todavía no hay artículos en español';
export const noneText = 'Nuestros artículos están en inglés por ahora. ¿Tiene preguntas? Llámenos.';
export const others = 'Leer los artículos en inglés';
export const failed = 'No se pudieron cargar los artículos';
export const failedText = 'No pudimos cargar nuestros artículos. También puede llamarnos';
export const failedAt = ' al ';
