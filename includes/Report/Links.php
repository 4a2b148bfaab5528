<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** The ways to pass a report on that need no script. src/frontend/share/share.ts makes the same addresses. */
final class Links {
	public function __construct( private SharingFlags $sharing ) {}

	/** @return list<array{class: string, href: string, name: string}> As far as the site offers them. Not escaped. */
	public function of( Report $report ): array {
		$link  = rawurlencode( $report->link() );
		$title = rawurlencode( $report->title() );
		$flags = $this->sharing->read();
		$links = [];
		foreach ( Definitions::NETWORKS as $network ) {
			if ( $flags[ $network['id'] ] ?? false ) {
				$links[] = [
					'class' => 'is-' . strtolower( $network['id'] ),
					'href'  => strtr( $network['address'], [ '{link}' => $link, '{title}' => $title ] ),
					'name'  => $network['name'],
				];
			}
		}
		return $links;
	}
}
