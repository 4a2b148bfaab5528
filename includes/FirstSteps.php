<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\Form\Store\MessageAddressesTable;
use Rueda\Form\Store\MessagesTable;
use Rueda\Mail\MailsTable;
use Rueda\Mail\Outbox;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSettings;
use Rueda\Report\Address;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Reminder\RemindersTable;
use Rueda\Report\Runs;
use Rueda\Report\Settings as ReportSettings;
use Rueda\Settings\OptionRows;
use Rueda\Settings\PrivacySettings;
use Rueda\Settings\ProxySettings;
use Rueda\Share\ReportMailTexts;
use Rueda\Support\Database\LimitsTable;
use Rueda\Wheel\Progress\WheelProgress;

defined( 'ABSPATH' ) || exit;

/** What a site needs before this version of Rueda can work there: tables, a secret, and rows for options. */
final class FirstSteps {
	/** All tables of Rueda. */
	public const TABLES = [
		LimitsTable::class,
		MailsTable::class,
		CallToActionClicks::class,
		Runs::class,
		RemindersTable::class,
		MessagesTable::class,
		MessageAddressesTable::class,
		AreaTotals::class,
		WheelProgress::class,
		ImportLedger::class,
	];

	/**
	 * What a site needs that has an older version, or none, by the version that needs it. Creating a table that is
	 * there already adds what it lacks.
	 *
	 * @return array<string, list<callable(): void>>
	 */
	public static function by_version(): array {
		$tables = array_map( static fn ( string $table ): array => [ $table, 'create' ], self::TABLES );
		return [
			'1.0.0' => [
				...$tables,
				[ ImportLedger::class, 'add_numbers' ],
				[ Address::class, 'make_secret' ],
				[ self::option_rows(), 'create' ],
			],
		];
	}

	public static function option_rows(): OptionRows {
		return new OptionRows(
			[
				ReportSettings::OPTION               => [
					'value'    => static fn (): array => ReportSettings::stored(),
					'on_pages' => true,
				],
				AccessibilityToolbarSettings::OPTION => [
					'value'    => static fn (): array => Definitions::TOOLBAR_DEFAULTS,
					'on_pages' => true,
				],
				ProxySettings::OPTION                => [
					'value'    => static fn (): array => ProxySettings::stored(),
					'on_pages' => true,
				],
				Outbox::ADDRESS                      => [
					'value'    => static fn (): string => Outbox::address(),
					'on_pages' => true,
				],
				PrivacySettings::OPTION              => [
					'value'    => static fn (): array => PrivacySettings::stored(),
					'on_pages' => false,
				],
				ReportMailTexts::OPTION              => [
					'value'    => static fn (): array => ReportMailTexts::sanitize( [] ),
					'on_pages' => false,
				],
			]
		);
	}
}
