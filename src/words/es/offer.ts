export const openTitle = 'Hay un horario antes';
export const openText = (firstName: string) =>
  `${firstName && `Hola, ${firstName}. `}También avisamos a otras personas. Es de quien lo elija primero.`;
export const yoursTitle = 'El horario es suyo';
export const yoursText = '¡Nos vemos en su cita!';
export const takenTitle = 'Ya se ocupó';
export const lapsedTitle = 'Esta oferta terminó';
export const stay = 'Usted sigue en la lista.';
export const endedTitle = 'Esta oferta ya pasó';
export const endedText = '¿Quiere otro horario? Por favor, llámenos.';
export const moves = (when: string) => `Su cita (${when}) cambia a este horario.`;
export const keeps = 'Si no hace nada, su cita queda como está.';
export const take = 'Elegir este horario';
export const taking = 'Eligiendo…';
export const takeFailed = 'Su respuesta no nos llegó. Revise su conexión e inténtelo otra vez.';
