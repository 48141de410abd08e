export const teamName = 'Nuestro equipo';
export const teamTitle = 'Médico quiropráctico y recepción';
export const teamBio =
  'Un médico quiropráctico le examina, le explica con palabras sencillas lo que encuentra y acuerda un plan con usted. En la recepción contestan el teléfono, buscan una hora que le quede bien y ayudan con los papeles de PIP. Llámenos para preguntar quién le atenderá.';
export const teamCredential = 'Médico quiropráctico';
export const whiplash = 'Latigazo cervical';
export const backPain = 'Dolor de espalda';
export const headaches = 'Dolor de cabeza';
