import { report } from '#data/problems/report.ts';
import { toast } from '#ui/overlays/toast.tsx';

/** Puts a text that is on the screen on the clipboard, too. name: 'Address' */
export async function copyText(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${name} copied`);
  } catch (error) {
    report(error, 'Failed to copy a text');
    toast.error(`Failed to copy. Please select the ${name.toLowerCase()} and copy it.`);
  }
}
