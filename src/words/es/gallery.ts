export const title = 'Fotos de la clínica';
export const description = (clinic: string) =>
  `Fotos de ${clinic}, en Sandy, Utah: vea la recepción, las salas de tratamiento y el área de rehabilitación antes de su primera consulta.`;
export const intro = 'Conozca las salas antes de venir, para llegar con confianza a su consulta.';
export const breadcrumb = 'Ruta de la página';

export const search = 'Buscar fotos';
export const filterByTag = 'Filtrar por etiqueta';
export const allTags = 'Todas';
export const clearFilters = 'Quitar los filtros';
export const photosOf = (page: number, pages: number) => `Fotos, página ${page} de ${pages}`;
export const openPhoto = 'Abrir foto:';
export const moreTags = (count: number) => `+${count} más`;

export const noneMatch = 'No encontramos ninguna foto';
export const noneMatchText = 'Pruebe con otra palabra u otra etiqueta.';
export const none = 'Todavía no hay fotos de la clínica';
export const noneText = 'Vuelva pronto para ver fotos de nuestras salas.';
export const showAll = 'Quitar los filtros y ver todas las fotos';

export const pagesNav = 'Páginas';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;

export const loadingPhotos = 'Cargando fotos...';
export const failedTitle = 'No pudimos mostrar las fotos';
export const failed = 'Las fotos no cargaron';
export const olderFailed = 'Las fotos más antiguas no cargaron.';
export const retry = 'Intentar otra vez';

export const viewer = 'Fotos de la clínica en pantalla completa';
export const closeViewer = 'Cerrar la foto';
export const zoomIn = 'Acercar';
export const zoomOut = 'Alejar';
export const zoomed = 'Foto ampliada';
export const previousPhoto = 'Foto anterior';
export const nextPhoto = 'Foto siguiente';
export const placeOf = (number: number, count: number) => `${number} de ${count}`;
export const loadingPhoto = 'Cargando foto...';
export const photoFailed = 'La foto no cargó';
export const photoFailedText = 'Puede que no esté disponible por el momento';
