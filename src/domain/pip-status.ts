/** What a PIP lead's status reads as; whatever is not known shows as New, so that nobody is overlooked. */
export type PipStatusLabel = 'New' | 'Contacted' | 'Guide Sent' | 'Converted' | 'Dismissed';

export function pipStatusLabel(status: string): PipStatusLabel {
  switch (status) {
    case 'contacted':
    case 'in_review':
      return 'Contacted';
    case 'guide_sent':
      return 'Guide Sent';
    case 'converted':
    case 'closed':
      return 'Converted';
    case 'dismissed':
      return 'Dismissed';
    default:
      return 'New';
  }
}
