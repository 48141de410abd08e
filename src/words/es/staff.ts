export const portraitOf = (name: string) => `Retrato de ${name}`;
export const photoToCome = 'Foto pendiente';
export const credentials = 'Credenciales';
export const specialties = 'Especialidades';
