export type Tagline = {
  /** BCP 47, so that a screen reader picks the right voice. */
  lang: string;
  name: string;
  english: string;
  /** `{phone}` is where the number goes. */
  text: string;
};

/** The samples of the U.S. Department of Health: its fifteen languages for Utah, and two of Salt Lake County. */
export const taglines: Tagline[] = [
  {
    lang: 'es',
    name: 'Español',
    english: 'Spanish',
    text: 'ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al {phone}.',
  },
  {
    lang: 'zh-Hant',
    name: '繁體中文',
    english: 'Chinese',
    text: '注意：如果您使用繁體中文，您可以免費獲得語言援助服務。請致電 {phone}。',
  },
  {
    lang: 'vi',
    name: 'Tiếng Việt',
    english: 'Vietnamese',
    text: 'CHÚ Ý: Nếu bạn nói Tiếng Việt, có các dịch vụ hỗ trợ ngôn ngữ miễn phí dành cho bạn. Gọi số {phone}.',
  },
  {
    lang: 'ko',
    name: '한국어',
    english: 'Korean',
    text: '주의: 한국어를 사용하시는 경우, 언어 지원 서비스를 무료로 이용하실 수 있습니다. {phone} 번으로 전화해 주십시오.',
  },
  {
    lang: 'nv',
    name: 'Diné Bizaad',
    english: 'Navajo',
    text: 'Díí baa akó nínízin: Díí saad bee yáníłti’go Diné Bizaad, saad bee áká’ánída’áwo’dę́ę́’, t’áá jiik’eh, éí ná hólǫ́, kojį’ hódíílnih {phone}.',
  },
  {
    lang: 'ne',
    name: 'नेपाली',
    english: 'Nepali',
    text: 'ध्यान दिनुहोस्: तपाईंले नेपाली बोल्नुहुन्छ भने तपाईंको निम्ति भाषा सहायता सेवाहरू निःशुल्क रूपमा उपलब्ध छ। फोन गर्नुहोस् {phone}।',
  },
  {
    lang: 'to',
    name: 'Lea Faka-Tonga',
    english: 'Tongan',
    text: 'FAKATOKANGA’I: Kapau ‘oku ke Lea-Fakatonga, ko e kau tokoni fakatonu lea ‘oku nau fai atu ha tokoni ta’etotongi, pea te ke lava ‘o ma’u ia. Telefoni mai {phone}.',
  },
  {
    lang: 'sr-Latn',
    name: 'Srpsko-hrvatski',
    english: 'Serbo-Croatian',
    text: 'OBAVJEŠTENJE: Ako govorite srpsko-hrvatski, usluge jezičke pomoći dostupne su vam besplatno. Nazovite {phone}.',
  },
  {
    lang: 'tl',
    name: 'Tagalog',
    english: 'Tagalog',
    text: 'PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang bayad. Tumawag sa {phone}.',
  },
  {
    lang: 'de',
    name: 'Deutsch',
    english: 'German',
    text: 'ACHTUNG: Wenn Sie Deutsch sprechen, stehen Ihnen kostenlos sprachliche Hilfsdienstleistungen zur Verfügung. Rufnummer: {phone}.',
  },
  {
    lang: 'ru',
    name: 'Русский',
    english: 'Russian',
    text: 'ВНИМАНИЕ: Если вы говорите на русском языке, то вам доступны бесплатные услуги перевода. Звоните {phone}.',
  },
  {
    lang: 'ar',
    name: 'العربية',
    english: 'Arabic',
    text: 'ملحوظة: إذا كنت تتحدث اللغة العربية، فإن خدمات المساعدة اللغوية تتوافر لك بالمجان. اتصل برقم {phone}.',
  },
  {
    lang: 'km',
    name: 'ខ្មែរ',
    english: 'Khmer',
    text: 'ប្រយ័ត្ន៖ បើសិនជាអ្នកនិយាយភាសាខ្មែរ សេវាជំនួយផ្នែកភាសា ដោយមិនគិតឈ្នួល គឺអាចមានសំរាប់បំរើអ្នក។ ចូរ ទូរស័ព្ទ {phone}។',
  },
  {
    lang: 'fr',
    name: 'Français',
    english: 'French',
    text: 'ATTENTION : Si vous parlez français, des services d’aide linguistique vous sont proposés gratuitement. Appelez le {phone}.',
  },
  {
    lang: 'ja',
    name: '日本語',
    english: 'Japanese',
    text: '注意事項：日本語を話される場合、無料の言語支援をご利用いただけます。{phone} まで、お電話にてご連絡ください。',
  },
  {
    lang: 'pt',
    name: 'Português',
    english: 'Portuguese',
    text: 'ATENÇÃO: Se fala português, encontram-se disponíveis serviços linguísticos, grátis. Ligue para {phone}.',
  },
  {
    lang: 'sm',
    name: 'Gagana fa’a Sāmoa',
    english: 'Samoan',
    text: 'MO LOU SILAFIA: Afai e te tautala Gagana fa’a Sāmoa, o loo iai auaunaga fesoasoani, e fai fua e leai se totogi, mo oe. Telefoni mai: {phone}.',
  },
];
