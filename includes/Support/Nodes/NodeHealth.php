<?php

declare( strict_types=1 );

namespace Rueda\Support\Nodes;

use Rueda\Support\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Adds a test to Tools → Site Health, which notices that the servers of a site do not share their uploads. */
final class NodeHealth {
	private const TEST = 'rueda_nodes';

	public function __construct( private Nodes $nodes ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test(
			$tests,
			self::TEST,
			__( 'Files of visitors on several servers', 'rueda' ),
			[ $this, 'test' ]
		);
	}

	/** @return array<string, mixed> */
	public function test(): array {
		if ( ! $this->nodes->are_apart() ) {
			return SiteHealth::result(
				self::TEST,
				'good',
				__( 'Files of visitors are in one place', 'rueda' ),
				[ __( 'Every server of this site that has kept files has kept them in the same folder.', 'rueda' ) ]
			);
		}
		$folders = [ wp_upload_dir( null, false )['basedir'] ];
		if ( ! str_starts_with( PrivateFolder::path(), trailingslashit( $folders[0] ) ) ) {
			$folders[] = PrivateFolder::path();
		}
		return SiteHealth::result(
			self::TEST,
			'recommended',
			__( 'The servers of this site do not share their files', 'rueda' ),
			[
				sprintf(
					/* translators: %s: paths of one or two folders. */
					__( 'This site runs on several servers, and each keeps the files of visitors in a folder of its own. Let all servers share this folder, for instance on a network drive, and move into it what each of them has there: %s', 'rueda' ),
					implode( wp_get_list_item_separator(), $folders )
				),
				__( 'Until then, an email with a file waits for the server that has the file, for a day at most. A file can only be downloaded from its own server, so a download may have to be tried again.', 'rueda' ),
				__( 'This warning goes away within a week after the servers share the folder.', 'rueda' ),
			]
		);
	}
}
