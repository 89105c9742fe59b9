-- What a real gateway needs of an attempt: its own session, when it was asked for one, when it is asked again.
alter table payments
  -- the gateway's reference of the session, such as the order id of Razorpay
  add column session_ref text,
  -- set before the gateway is called: a session may exist although its reference never arrived
  add column session_requested_at timestamptz,
  add column next_poll_at timestamptz;

create unique index payments_session_ref on payments (gateway, session_ref) where session_ref is not null;
-- one payment at a gateway pays one attempt
create unique index payments_gateway_ref on payments (gateway, gateway_ref) where gateway_ref is not null;
create index payments_pollable on payments (created_at) where state in ('created', 'pending', 'failed') and gateway <> '';
