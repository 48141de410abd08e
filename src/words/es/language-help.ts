export const description = (clinic: string) =>
  `${clinic} le da gratis un intérprete y los documentos en su idioma. Cómo pedirlo, en los idiomas que más se hablan en Utah.`;
export const lead =
  'Le ayudamos en su idioma, y no le cuesta nada. Llámenos y diga qué idioma habla.';

export const sections = {
  languages: ['En su idioma', '{taglines}'],
  english: [
    'En español',
    'ATENCIÓN: Si usted habla un idioma que no es el inglés, tiene a su disposición ayuda gratis con el idioma. También hay ayuda gratis para personas con discapacidades e información en otros formatos. Llame al {phone}, o marque 711 para usar el servicio de retransmisión.',
  ],
  help: [
    'Qué ofrecemos',
    '{languages}',
    'Usted no paga nada por esta ayuda, y se la damos a tiempo para su consulta:',
    [
      'intérpretes calificados, en persona, por teléfono o por video',
      'documentos importantes en otros idiomas, o leídos en voz alta para usted',
      'intérpretes de lengua de señas',
      'copias en letra grande, en audio y en formato electrónico',
    ],
    'No tiene que traer a nadie para que le interprete. Por favor, no traiga a un niño para eso.',
  ],
  ask: [
    'Cómo pedirla',
    'Llámenos y diga el nombre de su idioma en inglés, o díganoslo cuando programe una consulta. También puede escribirnos un correo electrónico en su idioma.',
  ],
  equal: [
    'Igualdad de trato',
    'Cumplimos con las leyes federales de derechos civiles. No excluimos a las personas ni las tratamos de manera diferente por su raza, color, origen nacional (incluido el idioma que hablan), edad, discapacidad o sexo.',
  ],
  complaints: [
    'Si no le ayudamos',
    'Díganoslo por teléfono, por correo postal o por correo electrónico, y pregunte por nuestra persona de contacto para derechos civiles. También puede presentar una queja ante el Departamento de Salud y Servicios Humanos de los Estados Unidos, Oficina de Derechos Civiles:',
    [
      '200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201',
      '[1-800-368-1019](tel:+18003681019), o para personas sordas o con dificultades para oír [1-800-537-7697](tel:+18005377697)',
      '[ocrportal.hhs.gov](https://ocrportal.hhs.gov/)',
    ],
  ],
  contact: ['Contacto', '{contact}'],
} as const;
