<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/** Reminders that visitors asked for: a row for each address and report, which is deleted before the email is sent. */
final class RemindersTable extends Table {
	public const NAME = 'rueda_reminders';

	/**
	 * Times are seconds since 1970, UTC. `day` is when the email is wanted, `due` when there is something to do: to
	 * delete a row that nobody confirmed, or to send the email. `reader` is a hash of the address in the form that all
	 * its spellings share.
	 */
	protected static function columns(): array {
		return [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'report bigint(20) unsigned NOT NULL',
			'reader char(64) NOT NULL',
			'address varchar(254) NOT NULL',
			'confirmed tinyint(1) unsigned NOT NULL DEFAULT 0',
			'day bigint(20) unsigned NOT NULL',
			'due bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'UNIQUE KEY report_reader (report, reader)',
			'KEY reader (reader)',
			'KEY due (due)',
		];
	}
}
