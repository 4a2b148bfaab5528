<?php
/**
 * Lets Rueda note the addresses in all messages, as cron does hour by hour, and returns whether that is all.
 *
 * @package Rueda
 */

do {
	$rueda_before = Rueda\Form\Store\MessageAddressesTable::complete_until();
	do_action( 'rueda_index_addresses' );
	$rueda_done = Rueda\Form\Store\MessageAddressesTable::complete_until();
} while ( $rueda_done > $rueda_before );

return Rueda\Message\MessagesOfPerson::last_id() === $rueda_done;
