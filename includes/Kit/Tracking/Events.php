<?php

declare( strict_types=1 );

namespace Rueda\Kit\Tracking;

defined( 'ABSPATH' ) || exit;

/** The events of kits, and the fields that they may have. src/admin/kits/tracking/events.ts has the same rules. */
final class Events {
	private const PARTS = [ 'wheels', 'forms', 'pages', 'patterns', 'settings', 'media' ];

	/** The events, and the fields that each may have besides the common ones. */
	public const OWN_FIELDS = [
		'page_views_website_templates' => [ 'trigger', 'page_loaded', 'secondary_location' ],
		// Rueda knows this event but never sends it, because Rueda sells no upgrade.
		'kits_cloud_upgrade_clicked'   => [ 'secondary_location', 'upgrade_location' ],
		'export_kit_customization'     => self::PARTS,
		'import_kit_customization'     => self::PARTS,
		'kit_import_status'            => [ 'kit_import_status', 'kit_import_error' ],
		'kit_cloud_library_apply'      => [ 'kit_cloud_id', 'kit_apply_url' ],
		'kit_cloud_library_delete'     => [],
		'ie_admin_action'              => [ 'action_type' ],
		'kit_import_upload_file'       => [ 'kit_import_upload_file_status' ],
	];

	/** Fields that every event may have, under `details`. */
	public const FIELDS = [
		'layout',
		'site_part',
		'error',
		'document_name',
		'document_type',
		'view_type_clicked',
		'tag',
		'sort_direction',
		'sort_type',
		'action',
		'grid_location',
		'kit_name',
		'page_source',
		'element_position',
		'element',
		'event_type',
		'modal_type',
		'method',
		'status',
		'step',
		'item',
		'category',
		'element_location',
		'search_term',
		'section',
		'site_area',
	];

	private const LONGEST = 200;

	/** Matches email addresses and the beginnings of web addresses, which never get into an event. */
	private const ADDRESS = '~[^\s@]+@[^\s@]+\.[^\s@]|\b[a-z][a-z0-9+.-]*://|\bwww\.~iu';

	/** @var list<string> Sentences for developers. */
	private array $warnings = [];

	/**
	 * The event with its permitted fields: `event`, its own fields, and `placement` and `details` if there are any.
	 * Null if the event is unknown.
	 *
	 * @param string                  $command The name of an event, or "placement/event".
	 * @param array<array-key, mixed> $given   The common fields and those of the event.
	 * @return array<string, mixed>|null
	 */
	public function filter( string $command, array $given = [] ): ?array {
		$this->warnings = [];
		$cut            = strrpos( $command, '/' );
		$event          = false === $cut ? $command : substr( $command, $cut + 1 );
		$placement      = $this->kept( false === $cut ? '' : substr( $command, 0, $cut ) );
		if ( ! isset( self::OWN_FIELDS[ $event ] ) ) {
			$this->warnings[] = "The event \"$event\" is unknown.";
			return null;
		}
		$own     = [];
		$details = [];
		foreach ( $given as $name => $value ) {
			$name   = (string) $name;
			$is_own = in_array( $name, self::OWN_FIELDS[ $event ], true );
			$kept   = $this->kept( $value );
			if ( null === $value ) {
				continue;
			}
			if ( ! $is_own && ! in_array( $name, self::FIELDS, true ) ) {
				$this->warnings[] = "$event has no field \"$name\".";
			} elseif ( null === $kept ) {
				$this->warnings[] = "$event cannot tell the value of \"$name\".";
			} elseif ( $is_own ) {
				$own[ $name ] = $kept;
			} else {
				$details[ $name ] = $kept;
			}
		}
		$where = null === $placement || '' === $placement ? [] : [ 'placement' => $placement ];
		return [ 'event' => $event ] + $where + $own + ( [] === $details ? [] : [ 'details' => $details ] );
	}

	/** @return list<string> What the last event had to leave out. */
	public function warnings(): array {
		return $this->warnings;
	}

	/** The value, cut if it is too long; null if it is an address or no plain value. */
	private function kept( mixed $value ): string|int|float|bool|null {
		if ( is_string( $value ) ) {
			$text = wp_check_invalid_utf8( $value );
			return 1 === preg_match( self::ADDRESS, $text ) ? null : mb_substr( $text, 0, self::LONGEST, 'UTF-8' );
		}
		if ( is_float( $value ) ) {
			return is_finite( $value ) ? $value : null;
		}
		return is_int( $value ) || is_bool( $value ) ? $value : null;
	}
}
