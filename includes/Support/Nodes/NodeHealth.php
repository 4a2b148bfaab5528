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
		return SiteHealth::result(
			self::TEST,
			'recommended',
			__( 'The servers of this site do not share their files', 'rueda' ),
			[
				sprintf(
					/* translators: 1 and 2: paths of folders. */
					__( 'This site runs on several servers, and each keeps the files of visitors in a folder of its own. Let all servers use the same folder, for instance on a network drive: %1$s, and %2$s where it lies elsewhere.', 'rueda' ),
					wp_upload_dir( null, false )['basedir'],
					PrivateFolder::path()
				),
				__( 'Until then, an email with a file waits for the server that has the file, for a day at most. A file can only be downloaded from its own server, so a download may have to be tried again.', 'rueda' ),
			]
		);
	}
}
