export const accountsPath = '/admin/accounts';
