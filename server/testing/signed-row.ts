// A row of the response of the invoice portal, for tests; its signature is none.

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** `data` is the QR code's content about the document. */
export function signedRow(irn: string, data: Record<string, unknown>) {
  const said = { Irn: irn, IrnDt: '2026-11-23 17:50:00', ...data }
  const payload = { data: JSON.stringify(said), iss: 'NIC' }
  return {
    Irn: irn,
    AckNo: 112010036563310,
    AckDt: '2026-11-23 17:50:00',
    SignedQRCode: [part({ alg: 'RS256' }), part(payload), 'c2lnbmF0dXJl'].join('.'),
    Status: 'ACT' as const,
  }
}
