export const description = (name: string, title: string, clinic: string) =>
  `${title} en ${clinic}, en Sandy, Utah: ${name}.`;
export const alsoHere = ' Formación, idiomas y cómo es su primera consulta.';

export const sample = 'Perfil de ejemplo';
export const firstVisit = (name: string) => `Su primera consulta con ${name}`;
export const visitsWith = (name: string) => `Consultas con ${name}`;
export const minutes = (count: number) => `${count} minutos`;
export const request = 'Pedir una cita';
export const atAGlance = 'En resumen';
export const license = 'Número de licencia';
export const languages = 'Idiomas';

export const loading = 'Cargando...';
export const failed = 'No se pudo cargar esta página';
export const notFound = '404 - Persona no encontrada';
export const notFoundText =
  'No hay nadie en esta dirección. Puede que esa persona ya no trabaje en la clínica.';
export const seeTeam = 'Ver al equipo';
