export const title = 'Guía PIP de Utah, gratis';
export const description =
  '¿Se lastimó en un accidente de auto? El seguro de su propio auto puede pagar $3,000 o más de sus gastos médicos. La guía PIP de Utah, gratis, le explica cómo usarlo.';
export const callBar = 'Pedir la guía';

export const heading = '¿Se lastimó en un accidente de auto?';
export const promise = 'Puede tener derecho a $3,000 o más en cobertura médica';
export const formTitle = 'Envíenme la guía';
export const sending = 'Enviando...';
export const learnTitle = 'Lo que aprenderá';

export const timeTitle = 'Con PIP, el tiempo cuenta';
export const timeText =
  'Avise pronto del choque a su aseguradora, y si le empieza un dolor, no espere para que se lo revisen. Los síntomas pueden aparecer horas o días después, y las notas de los primeros días muestran qué se lastimó y cuándo. Pregunte a su aseguradora o a un abogado qué plazos se aplican en su caso.';
export const talkTitle = '¿Prefiere que se lo expliquemos?';
export const talkText =
  'Llámenos o escríbanos, y le explicamos cómo se usa normalmente PIP en una consulta.';
export const sendMessage = 'Enviar un mensaje';

export const receivedTitle = 'Su guía PIP';
export const received = '¡Listo! Descargue su guía';
export const starting = 'La descarga debe empezar sola. Si no empieza, use el botón.';
export const thanks = 'Gracias. La guía está en el botón de abajo.';
export const keepIt =
  'Guárdela donde pueda encontrarla: tiene un registro para sus consultas y recibos.';
export const download = 'Descargar la guía (PDF)';
export const toHome = 'Volver al inicio';
export const notice =
  'Su solicitud no crea una relación entre paciente y proveedor de salud. Si sus síntomas empeoran, llame al 911 o vaya a la sala de emergencias más cercana.';
