<?php
/**
 * Tells PHPStan the types of WordPress's global variables, because the usual extension for this is not available here.
 *
 * @package Rueda
 */

declare( strict_types=1 );

namespace Rueda\Checks;

use PhpParser\Node\Expr;
use PhpParser\Node\Expr\ArrayDimFetch;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Scalar\String_;
use PHPStan\Analyser\Scope;
use PHPStan\Type\ExpressionTypeResolverExtension;
use PHPStan\Type\ObjectType;
use PHPStan\Type\StringType;
use PHPStan\Type\Type;

final class WordPressGlobals implements ExpressionTypeResolverExtension {

	public function getType( Expr $expr, Scope $scope ): ?Type {
		if ( $expr instanceof Variable && 'wpdb' === $expr->name ) {
			return new ObjectType( 'wpdb' );
		}
		if (
			$expr instanceof ArrayDimFetch
			&& $expr->var instanceof Variable
			&& 'GLOBALS' === $expr->var->name
			&& $expr->dim instanceof String_
			&& 'wp_version' === $expr->dim->value
		) {
			return new StringType();
		}
		return null;
	}
}
