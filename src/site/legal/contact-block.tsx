import { ContactLines } from '#facts/contact-lines.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

/** The contact for questions about a legal page. */
export function ContactBlock() {
  return <ContactLines clinic={useClinic()} />;
}
