<?php

declare( strict_types=1 );

namespace Rueda\Form\Store;

use Rueda\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/** The table of messages, with one row for each. Most of its indexes serve the list of messages for admins. */
final class MessagesTable extends Table {
	public const NAME = 'rueda_messages';

	protected static function columns(): array {
		return [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'submission_key char(64) NOT NULL',
			'form_id bigint(20) unsigned NOT NULL DEFAULT 0',
			"status varchar(20) NOT NULL DEFAULT 'stored'",
			'created_at bigint(20) unsigned NOT NULL DEFAULT 0',
			'mail_due bigint(20) unsigned NOT NULL DEFAULT 0',
			'is_read tinyint(1) NOT NULL DEFAULT 0',
			"sender_name varchar(191) NOT NULL DEFAULT ''",
			"sender_email varchar(191) NOT NULL DEFAULT ''",
			"excerpt varchar(191) NOT NULL DEFAULT ''",
			'page text NOT NULL',
			"data_hash char(64) NOT NULL DEFAULT ''",
			'fields longtext NOT NULL',
			'consents longtext NOT NULL',
			'meta longtext NOT NULL',
			'result longtext NOT NULL',
			'PRIMARY KEY  (id)',
			'UNIQUE KEY submission_key (submission_key)',
			'KEY status_created (status,created_at)',
			'KEY form_status (form_id,status,created_at)',
			'KEY read_status (is_read,status,created_at)',
			'KEY form_read (form_id,is_read,status,created_at)',
			'KEY created_at (created_at)',
			'KEY sender_email (sender_email)',
			'KEY mail_due (mail_due)',
			'KEY data_hash (data_hash)',
		];
	}
}
