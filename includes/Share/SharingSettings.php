<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Definitions;
use Rueda\Report\SharingFlags;
use Rueda\Support\Read;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** How reports may be shared: by email if the site can send it, and by the networks that an admin has chosen. */
final class SharingSettings implements SharingFlags {
	public const OPTION = 'rueda_settings_sharing';

	/** The plugin Wheel of Life keeps its five here, as a string of JSON. */
	private const PEER_OPTION = 'wheel_of_life_social_sharing';

	public function register(): void {
		Setting::register(
			self::OPTION,
			__( 'Which ways of sharing a report visitors are offered.', 'rueda' ),
			Setting::schema( array_fill_keys( self::ways(), [ 'type' => 'boolean' ] ) ),
			[ $this, 'sanitize' ],
			read: [ $this, 'read' ]
		);
	}

	/**
	 * The other plugin's choice counts until this option is saved once. It is read only when somebody asks for the
	 * option: as the default of the setting above, it would cost each request of the site two queries.
	 *
	 * @param mixed $value The default with which get_option() was called.
	 */
	public function default( mixed $value, string $name, bool $is_given ): mixed {
		return $is_given ? $value : $this->first();
	}

	/** @return array<string, bool> */
	public function read(): array {
		$stored = get_option( self::OPTION, null );
		return null === $stored ? $this->first() : $this->sanitize( $stored );
	}

	/** @return array<string, bool> */
	public function sanitize( mixed $value ): array {
		$value = is_array( $value ) ? $value : [];
		$flags = [];
		foreach ( self::ways() as $way ) {
			$flags[ $way ] = Read::is_yes( $value[ $way ] ?? false );
		}
		return $flags;
	}

	/** @return list<string> The ids of the networks, and "email". */
	private static function ways(): array {
		return [ ...array_column( Definitions::NETWORKS, 'id' ), 'email' ];
	}

	/**
	 * The choice that counts until an admin of this site saves the settings.
	 *
	 * @return array<string, bool>
	 */
	private function first(): array {
		return $this->sanitize(
			null === get_option( self::PEER_OPTION, null ) ? [ 'email' => self::can_mail() ] : $this->of_the_peer()
		);
	}

	/** Whether PHP can send emails itself, or a plugin sends them in another way. */
	private static function can_mail(): bool {
		return function_exists( 'mail' ) || has_action( 'phpmailer_init' ) || has_filter( 'pre_wp_mail' );
	}

	/** @return array<array-key, mixed> */
	private function of_the_peer(): array {
		$stored = get_option( self::PEER_OPTION, '' );
		$stored = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		$stored = is_object( $stored ) ? get_object_vars( $stored ) : $stored;
		return is_array( $stored ) ? $stored : [];
	}
}
