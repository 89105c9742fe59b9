// Reports of mail that was not delivered, as Postfix writes them.

/** A report (RFC 3464) about a message of the store. */
export function reportOf(of: { messageId: string; address: string; status: string; action?: string }): string {
  const { messageId, address, status, action = 'failed' } = of
  return `Return-Path: <>
From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: store@karkhana.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="7E1B.1/mx.example"

--7E1B.1/mx.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.

--7E1B.1/mx.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4Qk1
Arrival-Date: Mon, 23 Nov 2026 12:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${address}
Original-Recipient: rfc822;${address}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.plant.example
Diagnostic-Code: smtp; 550 5.1.1 <${address}>: Recipient address rejected:
    User unknown

--7E1B.1/mx.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

From: Karkhana <store@karkhana.example>
To: ${address}
Subject: Your parcel is on its way
Message-ID: <${messageId}@karkhana.example>

--7E1B.1/mx.example--
`
}
