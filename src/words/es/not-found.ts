export const title = '404 - Página no encontrada';
export const text =
  'No hay ninguna página en esta dirección. Puede que la hayamos movido o que el enlace tenga un error.';
