export const description = (clinic: string) =>
  `Cómo ${clinic} hace que su sitio web sirva para todos, qué se prueba, qué falta y cómo avisarnos de una barrera.`;
export const lead =
  'Todas las personas deben poder usar este sitio y venir a nuestra clínica. Si algo se lo impide, díganoslo.';

export const sections = {
  goal: [
    'Nuestra meta',
    'Hacemos este sitio para que cumpla con las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Todo lo que puede hacer aquí también lo puede hacer por teléfono. Llame al {phone}.',
  ],
  tested: [
    'Qué se prueba',
    'Un programa revisa las páginas de este sitio antes de publicar una nueva versión:',
    [
      'Cada tipo de página pasa por axe, un programa que revisa las WCAG, en tamaño de teléfono y de computadora.',
      'La tecla Tab llega a cada enlace, botón y campo, a la vista y marcado.',
      'Las páginas caben en pantallas angostas sin moverlas hacia los lados, y dejan espacio para letra más grande.',
      'El formulario de solicitud nombra cada error y le lleva a lo que hay que revisar.',
      'Los nombres y el orden que recibe un lector de pantalla se revisan en la página de inicio y en el formulario de solicitud.',
      'El sitio funciona con sus propios colores de alto contraste y con movimiento reducido.',
      'Puede leer las páginas y enviar los formularios sin JavaScript. Solo el enlace de su cita lo necesita.',
    ],
  ],
  limits: [
    'Lo que sabemos que falta',
    [
      'Estas pruebas las hacen programas. Las personas que usan todos los días un lector de pantalla u otra ayuda todavía no han probado el sitio para nosotros.',
      'Google Maps, que solo carga si usted presiona “Cargar el mapa”, y otros sitios a los que ponemos enlaces no son nuestros. La dirección y cómo llegar están en nuestras páginas como texto y como enlace.',
      'Las fotos y los artículos dependen de las descripciones que escribe nuestro personal.',
    ],
  ],
  report: [
    'Avísenos de una barrera',
    'Si algo en este sitio le impide usarlo, llámenos, o escríbanos y ponga “Accesibilidad” en el asunto. Nos ayuda saber:',
    [
      'la página, y qué trataba de hacer',
      'qué pasó',
      'su aparato, y su lector de pantalla u otra ayuda, si quiere decírnoslo',
    ],
    'Mientras la clínica está abierta, le ayudamos por teléfono con lo que quería hacer. Después le diremos cómo lo vamos a arreglar.',
  ],
  visit: [
    'En nuestra clínica',
    '{arrival} Si necesita ayuda para una consulta, como más tiempo, letra grande o un intérprete de lengua de señas, díganoslo cuando la programe. No le cuesta nada. Los animales de servicio son bienvenidos. Para llamarnos por el servicio de retransmisión, marque 711.',
  ],
  rights: [
    'Sus derechos',
    'También puede presentar una queja ante el Departamento de Justicia de los Estados Unidos en [ada.gov](https://www.ada.gov/file-a-complaint/) o en el [1-800-514-0301](tel:+18005140301). Una queja no cambia cómo le tratamos.',
  ],
  contact: ['Contacto', '{contact}'],
} as const;
