<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartArea;

defined( 'ABSPATH' ) || exit;

/** A report as its owner's browser keeps it: src/blocks/wheel/album/rules/album.ts reads these fields. */
final class KeptReport {
	/** @return array<string, mixed> */
	public static function fields( Report $report ): array {
		$rated = $report->rated();
		$scale = $rated->scale();
		return [
			'id'         => $report->slug(),
			'wheelId'    => $report->wheel_id(),
			'title'      => esc_html( Name::name_for_readers( $report ) ),
			'finishedAt' => $report->saved_at() * 1000,
			'scale'      => [ 'min' => $scale->min, 'max' => $scale->max ],
			'areas'      => array_map(
				static fn ( ChartArea $area, int $index ): array => [
					'label' => esc_html( $area->label ),
					'value' => $area->value,
					'color' => $area->color,
				]
					+ ( null === $area->wished ? [] : [ 'wished' => $area->wished ] )
					+ ( '' === $rated->note( $index ) ? [] : [ 'note' => $rated->note( $index ) ] ),
				$rated->chart->areas,
				array_keys( $rated->chart->areas )
			),
			'report'     => [
				'id'        => $report->id(),
				'title'     => esc_html( $report->title() ),
				'link'      => $report->link(),
				'ownerLink' => $report->owner_link( Address::owner_key( $report->slug() ) ),
			],
		];
	}
}
