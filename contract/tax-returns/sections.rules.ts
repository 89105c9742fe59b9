// The sections of GSTR-1.

const LISTED = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil'] as const
export const GSTR1_SECTIONS = [...LISTED, 'hsn_b2b', 'hsn_b2c', 'doc_issue'] as const
export type Gstr1Section = (typeof GSTR1_SECTIONS)[number]
