export const lastUpdated = 'Última actualización:';
export const sample = 'Texto de muestra, hasta que la clínica ponga el suyo.';
export const contents = 'En esta página';
