<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Form\Guard\OlderPages;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\KitMeta;
use Rueda\Kit\Library\StoredKits;
use Rueda\Mail\Outbox;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Report\Admin\ListScreen;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Report\Reminder\RemindersTable;
use Rueda\Report\ReportDeletion;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Settings\PrivacySettings;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Database\Table;
use Rueda\Support\Database\Tables;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\Http\SharedAddress;
use Rueda\Support\Listeners\ListenerFailures;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;
use Rueda\Support\Schedule;
use Rueda\Support\Servers\Servers;
use Rueda\Support\Sites;
use Rueda\Support\Upgrades;
use Rueda\Watch\FormWatch;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what the admin of each site agreed to remove, and leaves the rest. Data that is of no use without the plugin
 * (cron events, transients, locks, counters of the rate limiter, reminders, drawn pictures, reports of imported kits,
 * the stored version) is always removed.
 */
final class Uninstaller {
	private const AT_ONCE         = 100;
	private const REPORTS_AT_ONCE = 10000;

	public function run(): void {
		if ( ! is_multisite() ) {
			$this->clean_this_site();
			return;
		}
		// A deleted site has no settings any more, so the main site's decide about its tables. They are read first,
		// because they may be removed, too.
		$may = Sites::on( get_main_site_id(), [ PrivacySettings::class, 'stored' ] );
		Sites::each( [ $this, 'clean_this_site' ] );
		array_map( [ Tables::class, 'drop' ], Tables::of_deleted_sites( Sites::ids(), $may['remove_visitor_data'] ) );
	}

	public function clean_this_site(): void {
		$may = PrivacySettings::stored();

		Schedule::clear();
		PictureFiles::clear();
		KitFiles::clear();
		LimitsTable::drop();
		Runs::drop();
		RemindersTable::drop();
		// The version is removed, too: if the plugin is installed again, its first steps create the tables above again.
		$this->delete_options(
			[
				'_transient_rueda_',
				'_transient_timeout_rueda_',
				'rueda_lock_',
				'rueda_kit_run',
				'rueda_kit_journal_',
				Upgrades::OPTION,
				Table::RESTORED,
				ListenerFailures::OPTION,
				RefusedCalls::OPTION,
				SharedAddress::OPTION,
				OlderPages::OPTION,
				Nodes::OPTION,
				NodeTasks::OPTION,
				Servers::OPTION,
				Outbox::ADDRESS,
				FormWatch::FOUND,
			]
		);

		if ( $may['remove_content'] ) {
			array_map( [ $this, 'delete_posts' ], $this->content_types() );
			StoredKits::clear();
		}
		if ( $may['remove_visitor_data'] ) {
			$this->delete_reports();
			UploadFolder::clear();
			array_map( [ Tables::class, 'drop' ], Tables::all() );
		}
		UploadFolder::remove_if_empty();
		if ( $may['remove_settings'] ) {
			array_map( 'delete_post_meta_by_key', [ Retention::META, ...KitMeta::ALL ] );
			delete_metadata( 'user', 0, ListScreen::PER_PAGE, '', true );
			delete_metadata( 'user', 0, MessagesScreen::PER_PAGE, '', true );
			// Saved kits are content: their list stays as long as their files do.
			$this->delete_options( [ 'rueda_' ], [ StoredKits::OPTION ] );
		}
		delete_option( 'rewrite_rules' );
	}

	/** @return list<string> */
	private function content_types(): array {
		// While the plugin Wheel of Life is installed, posts of the type `wheel` are left to it.
		return is_dir( WP_PLUGIN_DIR . '/wheel-of-life' ) ? [ 'rueda_form' ] : [ 'rueda_form', 'wheel' ];
	}

	private function delete_reports(): void {
		do {
			$ids  = ReportDeletion::some( self::REPORTS_AT_ONCE );
			$gone = ReportDeletion::delete_rows( $ids );
		} while ( $gone > 0 );
	}

	/** WordPress's own function deletes meta, terms and revisions, too, and tells other plugins. */
	private function delete_posts( string $type ): void {
		global $wpdb;
		// The post types are not registered now, so WP_Query would not find them.
		$find = $wpdb->prepare(
			'SELECT ID FROM %i WHERE post_type = %s ORDER BY ID LIMIT %d',
			$wpdb->posts,
			$type,
			self::AT_ONCE
		);
		do {
			$ids = $wpdb->get_col( $find ); // phpcs:ignore WordPress.DB -- prepared above; an uninstall needs no cache.
			foreach ( $ids as $id ) {
				if ( ! wp_delete_post( (int) $id, true ) instanceof \WP_Post ) {
					// A filter keeps this post, and asking again would never end.
					return;
				}
			}
		} while ( [] !== $ids );
	}

	/**
	 * @param list<string> $prefixes
	 * @param list<string> $kept     Names of options that stay.
	 */
	private function delete_options( array $prefixes, array $kept = [] ): void {
		global $wpdb;
		// All names are read, because LIKE and its escapes work differently on some databases that WordPress runs on.
		// No function of WordPress lists options, and this sniff is older than %i.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i', $wpdb->options ) );
		foreach ( $names as $name ) {
			foreach ( $prefixes as $prefix ) {
				if ( str_starts_with( (string) $name, $prefix ) && ! in_array( $name, $kept, true ) ) {
					delete_option( (string) $name );
				}
			}
		}
	}
}
