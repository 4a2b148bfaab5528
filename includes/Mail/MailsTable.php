<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/** The ledger's table: it has a row for each email, which is written before the email is tried. */
final class MailsTable extends Table {
	public const NAME = 'rueda_mails';

	/**
	 * Times are seconds since 1970, UTC. `due` is the time when a waiting email is tried again, or when the process
	 * that is sending it counts as dead. `people` and `payload` are emptied some time after the email is settled.
	 */
	protected static function columns(): array {
		return [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'kind varchar(20) NOT NULL',
			'subject_id bigint(20) unsigned NOT NULL DEFAULT 0',
			'state varchar(10) NOT NULL',
			'tries int(10) unsigned NOT NULL DEFAULT 0',
			'created bigint(20) unsigned NOT NULL',
			'due bigint(20) unsigned NOT NULL',
			'settled bigint(20) unsigned NOT NULL DEFAULT 0',
			"last_error varchar(255) NOT NULL DEFAULT ''",
			'people text NOT NULL',
			'payload longtext NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY state_due (state, due)',
			'KEY state_settled (state, settled)',
			'KEY kind_subject (kind, subject_id)',
		];
	}
}
