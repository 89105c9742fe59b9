// An invoice and a credit note of PINT-AE 1.0.4 that pass its compiled Schematron rules, for tests.

const PARTIES = `<cac:AccountingSupplierParty><cac:Party><cbc:EndpointID schemeID="0235">1001234567</cbc:EndpointID>
<cac:PostalAddress><cbc:StreetName>Warehouse 4, Al Quoz</cbc:StreetName><cbc:CityName>Dubai</cbc:CityName>
<cbc:CountrySubentity>DXB</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>AE</cbc:IdentificationCode>
</cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>100123456700003</cbc:CompanyID>
<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity>
<cbc:RegistrationName>Seller LLC</cbc:RegistrationName>
<cbc:CompanyID schemeAgencyID="TL" schemeAgencyName="Dubai DET">TL-123456</cbc:CompanyID></cac:PartyLegalEntity>
</cac:Party></cac:AccountingSupplierParty><cac:AccountingCustomerParty><cac:Party>
<cbc:EndpointID schemeID="0235">1009876543</cbc:EndpointID><cac:PostalAddress><cbc:StreetName>Plot 9, ICAD
</cbc:StreetName><cbc:CityName>Abu Dhabi</cbc:CityName><cbc:CountrySubentity>AUH</cbc:CountrySubentity>
<cac:Country><cbc:IdentificationCode>AE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>100987654300003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID>
</cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Plant LLC
</cbc:RegistrationName><cbc:CompanyID schemeAgencyID="TL" schemeAgencyName="Abu Dhabi DED">CN-778899
</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty><cac:Delivery>
<cac:DeliveryLocation><cac:Address><cbc:StreetName>Plot 9, ICAD</cbc:StreetName><cbc:CityName>Abu Dhabi
</cbc:CityName><cbc:CountrySubentity>AUH</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>AE
</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>`

/** Two products and delivery, paid online. */
export const INVOICE_SAMPLE = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:peppol:pint:billing-1@ae-1</cbc:CustomizationID><cbc:ProfileID>urn:peppol:bis:billing
</cbc:ProfileID><cbc:ProfileExecutionID>00000010</cbc:ProfileExecutionID><cbc:ID>AE/26-27/00042</cbc:ID>
<cbc:UUID>7f1d0c52-54a1-4d0b-9a39-0c8f2f3b6e11</cbc:UUID><cbc:IssueDate>2026-11-22</cbc:IssueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>AED</cbc:DocumentCurrencyCode>
${PARTIES}
<cac:PaymentMeans><cbc:PaymentMeansCode name="Online payment service">68</cbc:PaymentMeansCode>
</cac:PaymentMeans><cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator>
<cbc:AllowanceChargeReason>Delivery</cbc:AllowanceChargeReason><cbc:Amount currencyID="AED">15.00</cbc:Amount>
<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>
</cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge><cac:TaxTotal><cbc:TaxAmount currencyID="AED">27.60
</cbc:TaxAmount><cbc:TaxIncludedIndicator>false</cbc:TaxIncludedIndicator><cac:TaxSubtotal>
<cbc:TaxableAmount currencyID="AED">552.05</cbc:TaxableAmount><cbc:TaxAmount currencyID="AED">27.60
</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT
</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>
<cbc:LineExtensionAmount currencyID="AED">537.05</cbc:LineExtensionAmount>
<cbc:TaxExclusiveAmount currencyID="AED">552.05</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="AED">579.65</cbc:TaxInclusiveAmount>
<cbc:ChargeTotalAmount currencyID="AED">15.00</cbc:ChargeTotalAmount><cbc:PrepaidAmount currencyID="AED">579.65
</cbc:PrepaidAmount><cbc:PayableAmount currencyID="AED">0.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="H87">2</cbc:InvoicedQuantity>
<cbc:LineExtensionAmount currencyID="AED">500.00</cbc:LineExtensionAmount><cac:Item>
<cbc:Description>Hammer drill 800 W</cbc:Description><cbc:Name>Hammer drill</cbc:Name>
<cac:CommodityClassification><cbc:CommodityCode>G</cbc:CommodityCode>
<cbc:ItemClassificationCode listID="HS">84672100</cbc:ItemClassificationCode></cac:CommodityClassification>
<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>
</cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="AED">250.00
</cbc:PriceAmount><cbc:BaseQuantity unitCode="H87">1</cbc:BaseQuantity><cac:AllowanceCharge>
<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="AED">0</cbc:Amount>
<cbc:BaseAmount currencyID="AED">250.00</cbc:BaseAmount></cac:AllowanceCharge></cac:Price>
<cac:ItemPriceExtension><cbc:Amount currencyID="AED">525.00</cbc:Amount><cac:TaxTotal>
<cbc:TaxAmount currencyID="AED">25.00</cbc:TaxAmount></cac:TaxTotal></cac:ItemPriceExtension></cac:InvoiceLine>
<cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="H87">3</cbc:InvoicedQuantity>
<cbc:LineExtensionAmount currencyID="AED">37.05</cbc:LineExtensionAmount><cac:Item>
<cbc:Description>Work gloves size 10</cbc:Description><cbc:Name>Gloves</cbc:Name><cac:CommodityClassification>
<cbc:CommodityCode>G</cbc:CommodityCode><cbc:ItemClassificationCode listID="HS">61161000
</cbc:ItemClassificationCode></cac:CommodityClassification><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID>
<cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
</cac:Item><cac:Price><cbc:PriceAmount currencyID="AED">12.35</cbc:PriceAmount>
<cbc:BaseQuantity unitCode="H87">1</cbc:BaseQuantity><cac:AllowanceCharge><cbc:ChargeIndicator>false
</cbc:ChargeIndicator><cbc:Amount currencyID="AED">0</cbc:Amount><cbc:BaseAmount currencyID="AED">12.35
</cbc:BaseAmount></cac:AllowanceCharge></cac:Price><cac:ItemPriceExtension><cbc:Amount currencyID="AED">38.90
</cbc:Amount><cac:TaxTotal><cbc:TaxAmount currencyID="AED">1.85</cbc:TaxAmount></cac:TaxTotal>
</cac:ItemPriceExtension></cac:InvoiceLine></Invoice>`

/** One unit of the first product. */
export const CREDIT_NOTE_SAMPLE = `<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:peppol:pint:billing-1@ae-1</cbc:CustomizationID><cbc:ProfileID>urn:peppol:bis:billing
</cbc:ProfileID><cbc:ProfileExecutionID>00000010</cbc:ProfileExecutionID><cbc:ID>AEC/26-27/00007</cbc:ID>
<cbc:UUID>b0b8c1de-9a1e-4a70-8f6b-5d2b7d1c9a02</cbc:UUID><cbc:IssueDate>2026-11-30</cbc:IssueDate>
<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode><cbc:DocumentCurrencyCode>AED</cbc:DocumentCurrencyCode>
<cac:DiscrepancyResponse><cbc:ResponseCode>DL8.61.1.D</cbc:ResponseCode></cac:DiscrepancyResponse>
<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>AE/26-27/00042</cbc:ID><cbc:IssueDate>2026-11-22
</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>
${PARTIES}
<cac:TaxTotal><cbc:TaxAmount currencyID="AED">12.50</cbc:TaxAmount><cbc:TaxIncludedIndicator>false
</cbc:TaxIncludedIndicator><cac:TaxSubtotal><cbc:TaxableAmount currencyID="AED">250.00</cbc:TaxableAmount>
<cbc:TaxAmount currencyID="AED">12.50</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5
</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>
</cac:TaxTotal><cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="AED">250.00
</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="AED">250.00</cbc:TaxExclusiveAmount>
<cbc:TaxInclusiveAmount currencyID="AED">262.50</cbc:TaxInclusiveAmount>
<cbc:PayableAmount currencyID="AED">262.50</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:CreditNoteLine>
<cbc:ID>1</cbc:ID><cbc:CreditedQuantity unitCode="H87">1</cbc:CreditedQuantity>
<cbc:LineExtensionAmount currencyID="AED">250.00</cbc:LineExtensionAmount><cac:Item>
<cbc:Description>Hammer drill 800 W</cbc:Description><cbc:Name>Hammer drill</cbc:Name>
<cac:CommodityClassification><cbc:CommodityCode>G</cbc:CommodityCode>
<cbc:ItemClassificationCode listID="HS">84672100</cbc:ItemClassificationCode></cac:CommodityClassification>
<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>
</cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="AED">250.00
</cbc:PriceAmount><cbc:BaseQuantity unitCode="H87">1</cbc:BaseQuantity><cac:AllowanceCharge>
<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="AED">0</cbc:Amount>
<cbc:BaseAmount currencyID="AED">250.00</cbc:BaseAmount></cac:AllowanceCharge></cac:Price>
<cac:ItemPriceExtension><cbc:Amount currencyID="AED">262.50</cbc:Amount><cac:TaxTotal>
<cbc:TaxAmount currencyID="AED">12.50</cbc:TaxAmount></cac:TaxTotal></cac:ItemPriceExtension>
</cac:CreditNoteLine></CreditNote>`
