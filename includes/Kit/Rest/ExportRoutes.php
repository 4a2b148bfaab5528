<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Kit\Export\ItemList;
use Rueda\Kit\Export\Keys;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Kit\KitError;
use Rueda\Kit\Library\KitFolder;
use Rueda\Kit\Library\StoredKits;
use Rueda\Kit\Sections\Sections;
use Rueda\Support\Label;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes that list what can be exported, and that export it. */
final class ExportRoutes {
	private Download $download;

	public function __construct() {
		$this->download = new Download();
	}

	public function register(): void {
		$all = [ 'type' => 'boolean', 'default' => false ];
		KitRoute::add( '/export', WP_REST_Server::READABLE, [ $this, 'list' ], [ 'all' => $all ] );
		KitRoute::add( '/export', WP_REST_Server::CREATABLE, [ $this, 'export' ], self::choice() );
		$this->download->register();
	}

	public function list( WP_REST_Request $request ): WP_REST_Response {
		$list = ( new ItemList( new Keys() ) )->collect( true === $request['all'] );
		return new WP_REST_Response(
			[
				'sections' => Sections::of_site()->all(),
				'items'    => $list['items'],
				'settings' => array_fill_keys( ManifestReader::SETTINGS, true ),
				'media'    => $list['media'],
			]
		);
	}

	public function export( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return KitRoute::answer(
			function () use ( $request ): WP_REST_Response {
				$title  = Label::line( $request['title'] );
				$choice = new ExportChoice(
					$title,
					sanitize_textarea_field( Read::string( $request['description'] ) ),
					Read::strings( $request['items'] ),
					Read::strings( $request['settings'] ),
					true === $request['media']
				);
				if ( '' === $title || [] === [ ...$choice->items, ...$choice->settings ] ) {
					throw new KitError( 'kit_bad_choice' );
				}
				return true === $request['save'] ? self::save( $choice ) : $this->send( $choice );
			}
		);
	}

	private function send( ExportChoice $choice ): WP_REST_Response {
		$path     = KitFolder::temporary();
		$left_out = Exporter::write( $choice, $path );
		$answer   = $this->download->answer( $path, Exporter::file_name( $choice->title ) );
		if ( [] !== $left_out ) {
			$answer->header( 'X-Rueda-Left-Out', implode( ',', array_map( 'rawurlencode', $left_out ) ) );
		}
		return $answer;
	}

	private static function save( ExportChoice $choice ): WP_REST_Response {
		$path = KitFolder::temporary();
		try {
			$left_out = Exporter::write( $choice, $path );
			$told     = [] === $left_out ? [] : [ 'left_out' => $left_out ];
			return new WP_REST_Response( StoredKits::save( $path, $choice->title ) + $told, 201 );
		} finally {
			Download::delete( $path );
		}
	}

	/** @return array<string, array<string, mixed>> */
	private static function choice(): array {
		return [
			'title'       => [ 'type' => 'string', 'required' => true, 'maxLength' => 200 ],
			'description' => [ 'type' => 'string', 'default' => '', 'maxLength' => 2000 ],
			'items'       => [
				'type'     => 'array',
				'default'  => [],
				'maxItems' => 2000,
				'items'    => [ 'type' => 'string' ],
			],
			'settings'    => [
				'type'    => 'array',
				'default' => [],
				'items'   => [ 'type' => 'string', 'enum' => ManifestReader::SETTINGS ],
			],
			'media'       => [ 'type' => 'boolean', 'default' => true ],
			'save'        => [ 'type' => 'boolean', 'default' => false ],
			// WordPress's envelope holds JSON, so a file cannot be in it.
			'_envelope'   => [
				'validate_callback' => static fn ( mixed $value, WP_REST_Request $request ): bool =>
					Read::flag( $request->get_params(), 'save' ),
			],
		];
	}
}
