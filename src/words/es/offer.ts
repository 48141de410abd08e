export const openTitle = 'Hay una cita disponible antes';
export const openText = (firstName: string) =>
  `${firstName && `Hola, ${firstName}. `}También avisamos a otras personas. Es de quien la elija primero.`;
export const yoursTitle = 'La cita es suya';
export const yoursText = '¡Nos vemos en su cita!';
export const takenTitle = 'Ya la eligió otra persona';
export const lapsedTitle = 'Esta oferta terminó';
export const stay = 'Usted sigue en la lista.';
export const endedTitle = 'Esta oferta ya pasó';
export const endedText = '¿Quiere otra hora? Por favor, llámenos.';
export const moves = (when: string) => `Su cita (${when}) cambia a esta hora.`;
export const keeps = 'Si no hace nada, su cita queda como está.';
export const take = 'Elegir esta cita';
export const taking = 'Eligiendo…';
export const takeFailed = 'Su respuesta no nos llegó. Revise su conexión e inténtelo otra vez.';
