<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

defined( 'ABSPATH' ) || exit;

/** Saves the result of a wheel as a report, without a script. The module Report, which knows wheels, implements it. */
interface ReportForm {
	/** Saves the report if this request asks for it, and then redirects to it. */
	public function receive(): void;

	/** @return string The button and what went wrong, as HTML. */
	public function form( Answers $answers, string $id ): string;
}
