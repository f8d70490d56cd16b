-- Never written and never read: a partner's quota is one number for every class (studio.partners).
drop table if exists studio.partner_class_quotas;
